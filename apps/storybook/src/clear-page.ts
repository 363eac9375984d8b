import { afterAll } from 'vitest';

// Test files of a worker share one page: what a file leaves behind would take the focus of the next.
afterAll(() => document.body.replaceChildren());
