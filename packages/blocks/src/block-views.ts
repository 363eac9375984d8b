import type { ViewRegistry } from './render-tree.tsx';
import { VIEWS } from './views.gen.ts';

/** View of every block. Each is given the props that its definition's defaults promise, which `mergeProps` sees to. */
export const blockViews: ViewRegistry = VIEWS as unknown as ViewRegistry;
