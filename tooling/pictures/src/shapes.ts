/** Shapes of our own illustrations: each function returns SVG text. Coordinates are px of a drawing of 1440 by 960. */

/** Size of every drawing, px. */
export const DRAWING = { width: 1440, height: 960 } as const;

/** Numbers that look thrown, and are the same each time. Shape: seed → function to numbers of 0 to 1. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Numbers of a path, a tenth of a px exact. @example d`M${x} ${y}h10` */
export function d(words: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return words.reduce((text, word, at) => {
    const value = values[at];
    return text + word + (typeof value === 'number' ? short(value) : (value ?? ''));
  }, '');
}

/** A rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  d`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

/** A circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  d`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;

/** An ellipse. */
export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string => d`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** A filled path. */
export const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${more}/>`;

/** A drawn line with round ends. */
export const line = (data: string, stroke: string, width: number, more = ''): string =>
  d`<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A circle that is only drawn around. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  stroke: string,
  width: number,
  more = '',
): string => circle(cx, cy, r, 'none', d`stroke="${stroke}" stroke-width="${width}" ${more}`);

/** Shapes moved, turned or scaled together. */
export const group = (transform: string, ...shapes: readonly string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

/** The same shape several times. Shape: how many, place → shape. */
export function times(count: number, shape: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => shape(at)).join('');
}

type Stop = readonly [offset: number, color: string, opacity?: number];
const stops = (of: readonly Stop[]): string =>
  of
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A colour that changes along a line; `url(#id)` fills with it. Shape: id, stops, from and to as shares of the shape. */
export const fade = (
  id: string,
  of: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(of)}</linearGradient>`;

/** A colour that changes from the middle outwards. */
export const glow = (id: string, of: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(of)}</radialGradient>`;

/** Shadow on the ground below a thing. */
export const shadow = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.35,
  color = '#000',
): string => oval(cx, cy, rx, ry, color, `opacity="${opacity}" filter="url(#soft)"`);

/** Short strokes that give a surface its grain. */
export function grain(
  seed: number,
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  color: string,
  opacity = 0.08,
  length = 26,
): string {
  const next = dice(seed);
  let data = '';
  for (let at = 0; at < count; at++)
    data += d`M${x + next() * w} ${y + next() * h}h${4 + next() * length}`;
  return line(data, color, 2, `opacity="${opacity}"`);
}

/** A whole drawing. Shape: gradients, shapes → SVG. */
export function drawing(defs: string, ...shapes: readonly string[]): string {
  const { width, height } = DRAWING;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="12"/></filter><filter id="softer" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="34"/></filter>${defs}</defs>${shapes.join('')}</svg>`;
}
