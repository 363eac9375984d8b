import { safeColor } from './safe-color.ts';

const SHAPE = /^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is;
const POSITION = '(?:-?\\d{1,4}(?:\\.\\d{1,4})?(?:%|px)|0)';
const SIDE = '(?:left|right|top|bottom|center)';
const HEADS: Readonly<Record<string, RegExp>> = {
  linear:
    /^(?:-?\d{1,4}(?:\.\d{1,4})?(?:deg|turn|rad)|to (?:left|right|top|bottom)(?: (?:left|right|top|bottom))?)$/,
  radial: new RegExp(
    `^(?:(?:circle|ellipse)(?: (?:closest|farthest)-(?:side|corner))?|(?:closest|farthest)-(?:side|corner))?(?: ?at (?:${SIDE}|${POSITION})(?: (?:${SIDE}|${POSITION}))?)?$`,
  ),
  conic: new RegExp(
    `^(?:from -?\\d{1,4}(?:\\.\\d{1,4})?deg)?(?: ?at (?:${SIDE}|${POSITION})(?: (?:${SIDE}|${POSITION}))?)?$`,
  ),
};
const STOP = /^(.*?)((?: -?\d{1,4}(?:\.\d{1,4})?(?:%|px|deg)| 0){0,2})$/;

/** Splits at commas outside of parentheses. */
function parts(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === ',' && depth === 0) {
      found.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...found, text.slice(start)].map((part) => part.trim().replace(/\s+/g, ' '));
}

function stop(part: string): string {
  const match = STOP.exec(part);
  const color = safeColor(match?.[1] ?? '');
  return color && match ? `${color}${match[2] ?? ''}` : '';
}

/**
 * Guards gradients: one linear, radial or conic gradient of guarded colors.
 * @param value - anything
 * @returns serialized gradient, or '' when any part is unknown
 */
export function safeGradient(value: unknown): string {
  if (typeof value !== 'string' || value.length > 1000) return '';
  const [, repeating = '', kind = '', inner = ''] = SHAPE.exec(value.trim()) ?? [];
  const head = HEADS[kind.toLowerCase()];
  if (!head) return '';
  const [first = '', ...rest] = parts(inner.toLowerCase());
  const direction = first !== '' && head.test(first) ? first : '';
  const stops = (direction ? rest : [first, ...rest]).map(stop);
  if (stops.length < 2 || stops.length > 20 || stops.includes('')) return '';
  return `${repeating.toLowerCase()}${kind.toLowerCase()}-gradient(${[...(direction ? [direction] : []), ...stops].join(',')})`;
}
