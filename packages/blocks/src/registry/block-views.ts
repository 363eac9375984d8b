import { defineViews } from '../render/define-views.ts';
import type { ViewRegistry } from '../render/render-tree.tsx';
import { VIEWS } from './views.gen.ts';

/** View of every block. */
export const blockViews: ViewRegistry = defineViews(VIEWS);
