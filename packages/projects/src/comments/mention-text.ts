import type { RecordOption } from '@org/admin-kit';
import { type MarkupNode, parseMarkup } from '@org/content';

/** A mention that is being typed. */
export interface TypedMention {
  /** Index of its `@`. */
  readonly from: number;
  /** Text after the `@`. */
  readonly search: string;
}

/** Maximum number of characters after an `@` that still search a person. */
const MAX_SEARCH = 30;

const NAME_CHARACTER = /[\p{L}\p{N}._'-]/u;

/** Returns the mention that ends at the caret; undefined when none is being typed. An email address is no mention. */
export function findMention(text: string, caret: number): TypedMention | undefined {
  const from = text.lastIndexOf('@', caret - 1);
  const search = text.slice(from + 1, caret);
  const isWord = [...search].every((character) => NAME_CHARACTER.test(character));
  const isStart = from === 0 || /\s/.test(text.charAt(from - 1));
  return from >= 0 && isStart && isWord && search.length <= MAX_SEARCH
    ? { from, search }
    : undefined;
}

/** Replaces a typed mention by a name. */
export function insertMention(
  text: string,
  { from, search }: TypedMention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + search.length).trimStart(), caret: before.length };
}

/** Returns those of the people whose `@name` is in a text. */
export const getMentioned = (
  text: string,
  people: readonly RecordOption[],
): readonly RecordOption[] => people.filter(({ label }) => text.includes(`@${label}`));

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Converts a typed comment to markup: a blank line separates paragraphs, mentioned names are strong. */
export function toCommentMarkup(text: string, people: readonly RecordOption[]): string {
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
