// Thread of tests that render pages from source, because Node cannot load `.tsx` views itself.
import './tsx-hook.ts';

await import('../../src/main/task-thread.ts');
