// Thread of tests that render pages from source, because Node cannot load `.tsx` views itself.
import '@org/config/tsx-hook';

await import('../../src/main/task-thread.ts');
