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
