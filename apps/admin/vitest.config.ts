import { packageTests } from '@org/config/vitest';

export default packageTests({
  environment: 'jsdom',
  setupFiles: ['./test/browser-parts.ts'],
  css: false,
});
