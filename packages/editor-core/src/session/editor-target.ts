/** What the editor is opened on; a template by what stands for its number in the address. Source: EDIT-002, EDIT-003. */
export type EditorTarget =
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'template'; readonly id: string };

/** What an address opens, as one word. */
export function targetKey(target: EditorTarget): string {
  return target.kind === 'page' ? `page:${target.slug}` : `template:${target.id}`;
}

/** Number of a template. Errors: throws when the text is none. Source: EDIT-003. */
export function templateId(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text))
    throw { code: 'template_not_found', message: `No template has the number "${text}"` };
  return Number(text);
}
