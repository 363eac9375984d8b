import { type MarkupNode, parseMarkup } from './markup.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Returns those of the people whose `@name` is in a text. */
export function getMentioned<Person extends { readonly label: string }>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  return people.filter(({ label }) => text.includes(`@${label}`));
}

/** Converts a typed comment to markup: a blank line separates paragraphs, mentioned names are strong. */
export function toCommentMarkup(
  text: string,
  people: readonly { readonly label: string }[],
): string {
  let escaped = escapeText(text.trim());
  // Longer names first, so that "@Ann Lee" is not marked as "@Ann".
  const names = getMentioned(text, people)
    .map(({ label }) => escapeText(`@${label}`))
    .toSorted((one, other) => other.length - one.length);
  const parts: string[] = [];
  while (escaped !== '') {
    const next = names
      .map((name) => ({ name, at: escaped.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    parts.push(escaped.slice(0, next.at), `<strong>${next.name}</strong>`);
    escaped = escaped.slice(next.at + next.name.length);
  }
  return [...parts, escaped]
    .join('')
    .split('\n\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function nodeText(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  return node.children.map(nodeText).join('');
}

/** Returns the text of a comment for editing. */
export const toCommentText = (markup: string): string =>
  parseMarkup(markup).map(nodeText).join('\n\n');
