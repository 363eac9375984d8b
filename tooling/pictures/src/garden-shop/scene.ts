/** Background of every garden shop picture: a wall, a floor, and the product's shadow. Coordinates are px of 1200 by 900. */
import { d, oval, path, rect } from '../shapes.ts';

/** Colours of a wall and of the floor before it. */
const ROOMS = {
  green: ['#dfe8dc', '#cddac9'],
  sand: ['#f1e8da', '#e4d6c0'],
  blue: ['#dbe6ea', '#c7d7dd'],
  rose: ['#f0e2df', '#e3cfca'],
  lilac: ['#e6e2ee', '#d6d0e3'],
  stone: ['#eceae4', '#dedad0'],
} as const;
/** A wall with its floor. */
export type Room = keyof typeof ROOMS;

/** A color in normal light, in the shade, and in bright light. */
export interface Tone {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A colour between two. Shape: colours as `#rrggbb`, share of the second from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(one)
    .map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The three colours that a thing of one colour is drawn with. */
export const tone = (base: string): Tone => ({
  base,
  shade: mix(base, '#1d1712', 0.18),
  light: mix(base, '#ffffff', 0.22),
});

/** Height of the floor line. */
const FLOOR = 770;

/** A picture of the shop. Shape: what it shows, its room, half the width of the shadow in px, shapes → SVG. */
export function shopPicture(
  title: string,
  room: Room,
  shadow: number,
  ...shapes: readonly string[]
): string {
  const [wall, floor] = ROOMS[room];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><title>${title}</title>`,
    rect(0, 0, 1200, 900, wall),
    rect(0, 690, 1200, 210, floor),
    oval(600, FLOOR + 4, shadow, Math.max(10, shadow * 0.09), '#000', 'fill-opacity=".1"'),
    ...shapes,
    '</svg>\n',
  ].join('\n');
}

/** Shapes that are drawn around a place on the floor. Shape: place from the left in px, scale, shapes. */
export const at = (x: number, scale: number, ...shapes: readonly string[]): string =>
  d`<g transform="translate(${x} ${FLOOR}) scale(${scale})">${shapes.join('')}</g>`;

/** Shapes turned around the middle of the picture. Shape: degrees, shapes. */
export const turned = (degrees: number, ...shapes: readonly string[]): string =>
  d`<g transform="rotate(${degrees} 600 450)">${shapes.join('')}</g>`;

/** A rectangle with round corners, its right half in the shade. */
export function slab(x: number, y: number, w: number, h: number, r: number, of: Tone): string {
  return (
    rect(x, y, w, h, of.base, d`rx="${r}"`) +
    path(
      d`M${x + w * 0.62} ${y}h${w * 0.38 - r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${r - w * 0.38}Z`,
      of.shade,
    )
  );
}
