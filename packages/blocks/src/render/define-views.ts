import type { ReactElement } from 'react';
import type { ViewRegistry } from './render-tree.tsx';

/**
 * Creates a table of views by type. `mergeProps` guarantees that each view receives the props that its definition's defaults
 * promise.
 */
export function defineViews(
  views: Readonly<Record<string, (view: never) => ReactElement>>,
): ViewRegistry {
  // Views differ in their props, which the renderer does not know.
  return views as unknown as ViewRegistry;
}
