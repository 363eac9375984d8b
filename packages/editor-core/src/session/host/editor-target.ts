/** Emails that the editor opens: campaigns, and notifications about events. */
export type EmailKind = 'campaign' | 'notification';

/** Target of the editor; a template and an email by the unparsed id of the URL. */
export type EditorTarget =
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'template'; readonly id: string }
  | { readonly kind: EmailKind; readonly id: string };

/** Returns a target as a string key. */
export function targetKey(target: EditorTarget): string {
  return target.kind === 'page' ? `page:${target.slug}` : `${target.kind}:${target.id}`;
}

/**
 * Parses the id of a template or an email.
 * @throws when it is not a number
 */
export function getNumber({ kind, id }: Exclude<EditorTarget, { kind: 'page' }>): number {
  if (!/^[1-9]\d{0,15}$/.test(id))
    throw { code: `${kind}_not_found`, message: `No ${kind} has the number "${id}"` };
  return Number(id);
}
