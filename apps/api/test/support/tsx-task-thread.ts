// Thread of tests that render pages from source, because Node cannot load `.tsx` views itself.
import '../../../../tooling/scripts/tsx-hook.mjs';

await import('../../src/main/task-thread.ts');
