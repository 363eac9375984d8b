import { SVG_STYLES } from './svg-names.ts';

/** Functions that compute a number, a colour or a place. `url` is looked at by itself. */
const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color-mix', 'calc'],
  ...['matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley'],
  ...['rotate', 'skewx', 'skewy', 'blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale'],
  ...['hue-rotate', 'invert', 'opacity', 'saturate', 'sepia'],
]);

/** A reference to a part of the same drawing, such as `url(#shade)`. */
const LOCAL_URL = /^\(\s*(["']?)#[\w:.-]+\1\s*\)/;
/** Longest name of a function, with room before its bracket. */
const NAME_ROOM = 24;

/**
 * True for a value that computes, and reaches for nothing outside the drawing. A backslash is refused, since styles read names
 * that are written with it, and so are the signs of comments and of markup.
 */
export function isSafeValue(value: string): boolean {
  if (/[\\<>{}@]|\/\*|&/.test(value)) return false;
  // From bracket to bracket: a name is looked for before each, so that the time grows with the text and not with its square.
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', at + 1)) {
    const before = value.slice(Math.max(0, at - NAME_ROOM), at).trimEnd();
    const name = (/(?<![a-z-])[a-z-]*$/i.exec(before)?.[0] ?? '').toLowerCase();
    if (name === 'url' ? !LOCAL_URL.test(value.slice(at)) : name && !FUNCTIONS.has(name))
      return false;
  }
  return true;
}

/** The declarations that may stand, written anew. Shape: `fill:red;behavior:x` → `fill:red`. */
export function cleanDeclarations(text: string): string {
  return text
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':');
      const name = declaration.slice(0, at).trim().toLowerCase();
      const value = declaration.slice(at + 1).trim();
      return at > 0 && value && SVG_STYLES.has(name) && isSafeValue(value)
        ? [`${name}:${value}`]
        : [];
    })
    .join(';');
}

const SELECTOR = /^[\w\s.,#:>*+~-]+$/;

/** Where the block that opens at `at` ends: the place of its last bracket, or the end of the text. */
function endOfBlock(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < text.length; place++) {
    if (text[place] === '{') depth += 1;
    else if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

/** The rules that may stand, written anew; what begins with `@`, and a rule that holds others, is left out. */
export function cleanStyleSheet(text: string): string {
  const plain = text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
  const rules: string[] = [];
  let begin = 0;
  for (let at = 0; at < plain.length; at++) {
    if (plain[at] === ';') begin = at + 1;
    if (plain[at] !== '{') continue;
    const end = endOfBlock(plain, at);
    const selector = plain.slice(begin, at).trim();
    const body = plain.slice(at + 1, end);
    const declarations = body.includes('{') ? '' : cleanDeclarations(body);
    if (declarations && SELECTOR.test(selector)) rules.push(`${selector}{${declarations}}`);
    at = end;
    begin = end + 1;
  }
  return rules.join('');
}
