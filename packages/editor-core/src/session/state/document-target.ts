import type { BlockTarget } from '@org/content';
import { VIEWPORTS, type Viewport } from '@org/schema';
import type { EditorState } from './editor-state.ts';

/** Returns the target of the open document; that of the last one while a template is being loaded. */
export function getDocumentTarget({
  viewportDevice,
}: Pick<EditorState, 'viewportDevice'>): BlockTarget {
  return viewportDevice === 'email' ? 'email' : 'page';
}

/**
 * Returns the viewport in which the editor starts. On a small screen that is the mobile one, since a desktop page would be too
 * small to read.
 * @param stored - viewport of the last time, if any
 */
export function getPageViewport(stored?: string | null): Viewport {
  if (window.innerWidth <= 600) return 'mobile';
  return VIEWPORTS.find((known) => known === stored) ?? 'desktop';
}
