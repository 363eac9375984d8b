import { packageTests } from '@org/config/vitest';

export default packageTests({
  environment: 'jsdom',
  setupFiles: ['../../packages/ui/test/browser-parts.ts'],
  css: false,
});
