// The thread of tests that render pages from source: views are `.tsx`, which Node does not read by itself.
import './tsx-hook.ts';

await import('../../src/threads/task-thread.ts');
