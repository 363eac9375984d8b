import { SVG_STYLES } from './svg-names.ts';

/** Functions that compute a number, a color or a position. `url` is checked separately. */
const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color-mix', 'calc'],
  ...['matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley'],
  ...['rotate', 'skewx', 'skewy', 'blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale'],
  ...['hue-rotate', 'invert', 'opacity', 'saturate', 'sepia'],
]);

/** Reference to a part of the same SVG, such as `url(#shade)`. */
const LOCAL_URL = /^\(\s*(["']?)#[\w:.-]+\1\s*\)/;
/** Maximum length of a function's name, with room for spaces before its bracket. */
const NAME_ROOM = 24;

/**
 * Returns whether a value only computes and references nothing outside of the SVG. Backslashes are rejected, because CSS allows
 * escaped names, and so are comment and markup characters.
 */
export function isSafeValue(value: string): boolean {
  if (/[\\<>{}@]|\/\*|&/.test(value)) return false;
  // Searches from bracket to bracket for the name before it, so that the time is linear in the length of the text.
  for (let at = value.indexOf('('); at >= 0; at = value.indexOf('(', at + 1)) {
    const before = value.slice(Math.max(0, at - NAME_ROOM), at).trimEnd();
    const name = (/(?<![a-z-])[a-z-]*$/i.exec(before)?.[0] ?? '').toLowerCase();
    if (name === 'url' ? !LOCAL_URL.test(value.slice(at)) : name && !FUNCTIONS.has(name))
      return false;
  }
  return true;
}

/**
 * Returns the allowed declarations.
 * @example `fill:red;behavior:x` → `fill:red`
 */
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

/** Returns the index of the closing bracket of the block at `at`, or the end of the text. */
function endOfBlock(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < text.length; place++) {
    if (text[place] === '{') depth += 1;
    else if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

/** Returns the allowed rules of a style sheet. At-rules and nested rules are removed. */
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
