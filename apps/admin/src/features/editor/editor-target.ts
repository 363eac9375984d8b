import type { EditorTarget } from '@org/editor-core';

/**
 * Reads the address of the editor: `component` comes before `slug`.
 * Shape: query string → target. Source: EDIT-002, EDIT-003.
 */
export function readTarget(search: string): EditorTarget | undefined {
  const query = new URLSearchParams(search);
  const component = query.get('component');
  if (component !== null) return { kind: 'template', id: component };
  const slug = query.get('slug');
  return slug === null ? undefined : { kind: 'page', slug };
}
