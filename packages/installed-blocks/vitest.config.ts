import { packageTests } from '@org/config/vitest';

export default packageTests();
