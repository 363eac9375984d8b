import { afterEach } from 'vitest';

// Test files of a worker share one document, so that elements a test leaves behind would be found by the tests of the next file.
afterEach(() => {
  globalThis.document?.body?.replaceChildren();
});
