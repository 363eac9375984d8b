import type { EditorTarget } from '@org/editor-core';

/** What the address asks to edit; `invalid` for a component that is no number. */
export type Asked = EditorTarget | 'invalid' | undefined;

/**
 * Reads the address of the editor: `component` comes before `slug`.
 * Shape: query string → target. Source: EDIT-002, EDIT-003.
 */
export function readTarget(search: string): Asked {
  const query = new URLSearchParams(search);
  const component = query.get('component');
  if (component !== null)
    return /^[1-9]\d{0,15}$/.test(component)
      ? { kind: 'template', id: Number(component) }
      : 'invalid';
  const slug = query.get('slug');
  return slug === null ? undefined : { kind: 'page', slug };
}
