/** A merge field in a text. */
export interface FoundField {
  readonly start: number;
  readonly end: number;
  /** Name as it is written, such as `first_name` or `url:email`. */
  readonly name: string;
  /** Text for recipients without a value, which may contain fields; '' for none. */
  readonly fallback: string;
}

/** Begin of a field, with its name. */
const HEAD = /\{\{\s*((?:url:)?[a-z_]{1,40})\s*/iy;
/** Text of a fallback between fields. It is longer than authors need, since in URLs it is encoded. */
const FALLBACK_TEXT = /[^{}]{0,2000}/y;
/** Depth of fields in fallbacks, and number of fields in one. */
const LIMITS = { depth: 2, fields: 3 } as const;

/** Returns the end of the match of a sticky expression at a position, or -1. */
function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Returns the position of the braces that end a fallback, or -1 for one that is not a fallback. */
function findFallbackEnd(text: string, start: number, depth: number): number {
  let at = matchEnd(FALLBACK_TEXT, text, start);
  for (let fields = 0; !text.startsWith('}}', at); fields++) {
    if (fields === LIMITS.fields || depth === LIMITS.depth) return -1;
    const field = readField(text, at, depth + 1);
    if (!field) return -1;
    at = matchEnd(FALLBACK_TEXT, text, field.end);
  }
  return at;
}

function readField(text: string, start: number, depth: number): FoundField | undefined {
  HEAD.lastIndex = start;
  const name = HEAD.exec(text)?.[1];
  if (name === undefined) return undefined;
  const head = HEAD.lastIndex;
  if (text.startsWith('}}', head)) return { start, end: head + 2, name, fallback: '' };
  if (text[head] !== '|') return undefined;
  const end = findFallbackEnd(text, head + 1, depth);
  return end < 0 ? undefined : { start, end: end + 2, name, fallback: text.slice(head + 1, end) };
}

/**
 * Finds the merge fields of a text, such as `{{first_name}}` and `{{first_name|{{last_name|you}}}}`, without those in fallbacks. It
 * takes time in proportion to the text, because names, fallbacks and depth are bounded.
 */
export function* findFields(text: string): Generator<FoundField> {
  let at = text.indexOf('{{');
  while (at >= 0) {
    const field = readField(text, at, 0);
    if (field) yield field;
    at = text.indexOf('{{', field?.end ?? at + 1);
  }
}
