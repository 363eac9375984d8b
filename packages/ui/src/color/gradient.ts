import { colorBetween } from './color-parts.ts';

/** A color stop of a gradient. */
export interface GradientStop {
  readonly color: string;
  /** %, 0 to 100. */
  readonly at: number;
}

/** An editable gradient: linear or radial, with its stops in order. */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  readonly repeating: boolean;
  /** Text before the stops, as it was written: '120deg', 'to right', 'circle at 20% 30%', or ''. */
  readonly direction: string;
  /** Two or more, sorted by position. */
  readonly stops: readonly GradientStop[];
}

/** Default gradient. */
export const NEW_GRADIENT: Gradient = {
  kind: 'linear',
  repeating: false,
  direction: '180deg',
  stops: [
    { color: '#3f4fd0', at: 0 },
    { color: '#0b6480', at: 100 },
  ],
};

/** Maximum number of stops, the same as in the site's guard of gradients. */
export const MAX_STOPS = 20;

const SHAPE = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/is;
const LINEAR = /^(?:-?[\d.]+(?:deg|turn|rad)|to [a-z ]+)$/;
const RADIAL = /^(?:circle|ellipse|closest-|farthest-|at )[a-z0-9%. -]*$/;
const STOP = /^(.*?)((?: -?[\d.]+%| 0){0,2})$/;

/** Splits at commas outside of parentheses. */
function parts(text: string): string[] {
  let depth = 0;
  let part = '';
  const found: string[] = [];
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) {
      found.push(part);
      part = '';
    } else part += char;
  }
  return [...found, part].map((item) => item.trim().replace(/\s+/g, ' '));
}

/** Parses a stop; one with two positions gives two. Undefined for positions that are not in %. */
function readStop(text: string): { color: string; at: number | undefined }[] | undefined {
  const [, color = '', places = ''] = STOP.exec(text) ?? [];
  if (!color || / -?[\d.]+(?:px|deg)$/.test(text)) return undefined;
  const at = places.trim().split(' ').filter(Boolean).map(Number.parseFloat);
  return at.length === 0 ? [{ color, at: undefined }] : at.map((place) => ({ color, at: place }));
}

const clamp = (at: number): number => Math.min(100, Math.max(0, Math.round(at * 100) / 100));

/** Assigns positions to all stops, as browsers do: the ends at 0 and 100, the others evenly between their neighbors. */
function placed(stops: readonly { color: string; at: number | undefined }[]): GradientStop[] {
  const last = stops.length - 1;
  const at = stops.map((stop, i) => stop.at ?? (i === 0 ? 0 : i === last ? 100 : undefined));
  let from = 0;
  let most = at[0] ?? 0;
  for (let i = 0; i <= last; i++) {
    const place = at[i];
    if (place === undefined) continue;
    most = Math.max(most, place);
    const start = at[from] ?? 0;
    for (let j = from + 1; j < i; j++) at[j] = start + ((most - start) * (j - from)) / (i - from);
    at[i] = most;
    from = i;
  }
  return stops.map(({ color }, i) => ({ color, at: clamp(at[i] ?? 0) }));
}

/**
 * Parses a gradient.
 * @param css - CSS that the site accepts
 * @returns gradient; undefined for conic ones and for positions that are not in %, which are edited as text
 */
export function readGradient(css: string): Gradient | undefined {
  const [, repeating, kind = '', inner = ''] = SHAPE.exec(css.trim()) ?? [];
  if (!kind) return undefined;
  const linear = kind.toLowerCase() === 'linear';
  const [first = '', ...rest] = parts(inner.toLowerCase());
  const isDirection = (linear ? LINEAR : RADIAL).test(first);
  const read = (isDirection ? rest : [first, ...rest]).map(readStop);
  const stops = read.flatMap((stop) => stop ?? []);
  if (read.includes(undefined) || stops.length < 2 || stops.length > MAX_STOPS) return undefined;
  return {
    kind: linear ? 'linear' : 'radial',
    repeating: repeating !== undefined,
    direction: isDirection ? first : '',
    stops: placed(stops),
  };
}

/**
 * @default unchanged
 * @returns CSS; `paint` formats the color of a stop
 */
export function printGradient(
  { kind, repeating, direction, stops }: Gradient,
  paint: (color: string) => string = (color) => color,
): string {
  const list = stops.map(({ color, at }) => `${paint(color)} ${at}%`);
  return `${repeating ? 'repeating-' : ''}${kind}-gradient(${[...(direction ? [direction] : []), ...list].join(', ')})`;
}

const SIDES: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
  'to top right': 45,
  'to right top': 45,
  'to bottom right': 135,
  'to right bottom': 135,
  'to bottom left': 225,
  'to left bottom': 225,
  'to top left': 315,
  'to left top': 315,
};

/**
 * Returns the direction of a linear gradient.
 * @returns degrees 0–359; 0 is up, 90 to the right
 */
export function getAngle({ direction }: Gradient): number {
  const side = SIDES[direction];
  if (side !== undefined) return side;
  const number = Number.parseFloat(direction);
  if (!Number.isFinite(number)) return 180;
  const degrees = direction.endsWith('turn')
    ? number * 360
    : direction.endsWith('rad')
      ? (number * 180) / Math.PI
      : number;
  return ((Math.round(degrees) % 360) + 360) % 360;
}

/**
 * Returns the center of a radial gradient.
 * @returns % from the left and from the top
 */
export function getCentre({ direction }: Gradient): { readonly x: number; readonly y: number } {
  const [first = '', second = ''] = (/\bat (.+)$/s.exec(direction)?.[1] ?? '').split(' ');
  const words: Readonly<Record<string, number>> = { left: 0, top: 0, right: 100, bottom: 100 };
  const place = (word: string): number => {
    const known = words[word];
    if (known !== undefined) return known;
    return word.endsWith('%') || word === '0' ? clamp(Number.parseFloat(word)) : 50;
  };
  const upright = first === 'top' || first === 'bottom' || second === 'left' || second === 'right';
  return upright ? { x: place(second), y: place(first) } : { x: place(first), y: place(second) };
}

/** Returns a radial gradient with another center and the same shape. */
export function withCentre(gradient: Gradient, centre: { x: number; y: number }): Gradient {
  const shape = gradient.direction.replace(/(?<!\s)\s*\bat .+$/s, '');
  const at = `at ${clamp(centre.x)}% ${clamp(centre.y)}%`;
  return { ...gradient, direction: shape ? `${shape} ${at}` : at };
}

/** Returns a gradient of the other kind with the same stops. */
export function withKind(gradient: Gradient, kind: Gradient['kind']): Gradient {
  if (gradient.kind === kind) return gradient;
  return { ...gradient, kind, direction: kind === 'linear' ? '180deg' : 'circle at 50% 50%' };
}

/**
 * Changes position or color of a stop.
 * @returns the gradient, and the new index of the stop
 */
export function withStop(
  gradient: Gradient,
  index: number,
  change: Partial<GradientStop>,
): { readonly gradient: Gradient; readonly index: number } {
  const before = gradient.stops[index];
  if (!before) return { gradient, index };
  const stop = { ...before, ...change, at: clamp(change.at ?? before.at) };
  const stops: GradientStop[] = gradient.stops.filter((_stop, i) => i !== index);
  // A stop keeps its rank among stops at the same position, so that it does not jump over them.
  let to = stops.findIndex(
    (other, i) => other.at > stop.at || (other.at === stop.at && i >= index),
  );
  if (to < 0) to = stops.length;
  stops.splice(to, 0, stop);
  return { gradient: { ...gradient, stops }, index: to };
}

/**
 * Adds a stop with the color of the gradient at that position.
 * @param place - by default the middle of the widest gap
 */
export function addStop(
  gradient: Gradient,
  place?: number,
): { readonly gradient: Gradient; readonly index: number } {
  const { stops } = gradient;
  if (stops.length >= MAX_STOPS) return { gradient, index: 0 };
  let at = place;
  if (at === undefined) {
    const gaps = stops.map((stop, i) => (stops[i + 1]?.at ?? stop.at) - stop.at);
    const widest = gaps.indexOf(Math.max(...gaps));
    at = (stops[widest]?.at ?? 0) + (gaps[widest] ?? 0) / 2;
  }
  const where = clamp(at);
  const after = stops.findIndex((stop) => stop.at > where);
  const right = stops[after < 0 ? stops.length - 1 : after];
  const left = stops[after < 0 ? stops.length - 1 : Math.max(0, after - 1)];
  const gap = (right?.at ?? 0) - (left?.at ?? 0);
  const color =
    colorBetween(
      left?.color ?? '',
      right?.color ?? '',
      gap > 0 ? (where - (left?.at ?? 0)) / gap : 0,
    ) ??
    left?.color ??
    '#000000';
  const index = after < 0 ? stops.length : after;
  return {
    gradient: { ...gradient, stops: stops.toSpliced(index, 0, { color, at: where }) },
    index,
  };
}

/** Removes a stop; two always remain. */
export function removeStop(gradient: Gradient, index: number): Gradient {
  if (gradient.stops.length <= 2) return gradient;
  return { ...gradient, stops: gradient.stops.toSpliced(index, 1) };
}
