import { packageTests } from '@org/config/vitest';

// What is made is built and tested by other tools, on a machine that may be busy.
export default packageTests({ testTimeout: 400_000, hookTimeout: 60_000 });
