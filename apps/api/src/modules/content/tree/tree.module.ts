import { defineModule } from '../../../kernel/module/define-module.ts';

/** Trees of blocks as they are stored: checks, text and forms of content. */
export const treeModule = defineModule({ name: 'content/tree' });
