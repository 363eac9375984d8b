import type { ReactElement } from 'react';
import type { ViewRegistry } from './render-tree.tsx';

/** Makes a table of views, by type. Each is given the props that its definition's defaults promise, which `mergeProps` sees to. */
export function defineViews(
  views: Readonly<Record<string, (view: never) => ReactElement>>,
): ViewRegistry {
  // Views differ in their props, and the renderer knows none of them.
  return views as unknown as ViewRegistry;
}
