/** Pots, vases and bowls: bodies turned around the line x = 0, standing on y = 0 and rising to negative y. */
import { d, line, path, rect, times } from '../shapes.ts';
import type { Tone } from './scene.ts';

/** Half the width of a vessel at some heights, from its mouth down. Shape: height above the floor, half the width, both px. */
export type Profile = readonly (readonly [height: number, radius: number])[];

/** A point of a smooth line through four. */
const smooth = (a: number, b: number, c: number, e: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);

/** The outline of a profile in short steps. */
function outline(profile: Profile): (readonly [number, number])[] {
  const point = (at: number) =>
    profile[Math.min(profile.length - 1, Math.max(0, at))] ?? ([0, 0] as const);
  return profile.slice(1).flatMap((_, from) =>
    Array.from({ length: 13 }, (_step, step): readonly [number, number] => {
      const t = step / 12;
      const of = [point(from - 1), point(from), point(from + 1), point(from + 2)] as const;
      const along = (axis: 0 | 1) => smooth(of[0][axis], of[1][axis], of[2][axis], of[3][axis], t);
      return [along(0), along(1)];
    }),
  );
}

/** Part of the surface. Shape: profile, from and to as shares of the half width, highest and lowest height, colour. */
function surface(
  profile: Profile,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  fill: string,
): string {
  const points = outline(profile).filter(([y]) => y <= top && y >= bottom);
  const side = (share: number) => points.map(([y, r]) => d`${r * share} ${-y}`);
  const [first, ...others] = [...side(right), ...side(left).reverse()];
  return path(`M${first ?? '0 0'}L${others.join(' ')}Z`, fill);
}

/** Appearance of a vessel beyond its shape. */
export interface VesselLook {
  /** A band at the mouth: its height and how far it stands out, px. */
  readonly lip?: readonly [height: number, out: number];
  /** Stripes around it: heights from and to, colour. */
  readonly bands?: readonly (readonly [top: number, bottom: number, tone: Tone])[];
  /** Glaze that has run down from the mouth: how far, colour. */
  readonly drip?: readonly [depth: number, tone: Tone];
  /** Number of grooves from the mouth to the foot. */
  readonly ribs?: number;
}

function dripping(profile: Profile, depth: number, of: Tone): string {
  const [mouth = [0, 0]] = profile;
  const end = mouth[0] - depth;
  const wide = outline(profile).find(([y]) => y <= end)?.[1] ?? mouth[1];
  const runs = 7;
  const step = (wide * 2) / runs;
  const drops = times(runs, (at) => {
    const x = -wide + at * step;
    const length = [34, 70, 22, 96, 48, 78, 30][at] ?? 40;
    return path(
      d`M${x} ${-end - 4}h${step}v${length * 0.4}q0 ${length * 0.6} ${-step / 2} ${length * 0.6}t${-step / 2} ${-length * 0.6}Z`,
      at > 4 ? of.shade : of.base,
    );
  });
  return (
    drops +
    surface(profile, [-1, 1], [mouth[0], end], of.base) +
    surface(profile, [0.43, 1], [mouth[0], end], of.shade)
  );
}

/** A vessel. */
export function vessel(profile: Profile, of: Tone, look: VesselLook = {}): string {
  const [mouth = [0, 0]] = profile;
  const { lip, bands = [], drip, ribs = 0 } = look;
  const all = [mouth[0], 0] as const;
  const shine = outline(profile).filter(([y]) => y < mouth[0] * 0.82 && y > mouth[0] * 0.3);
  const [from, ...on] = shine.map(([y, r]) => d`${-r * 0.72} ${-y}`);
  const groove = (share: number) => {
    const [start, ...rest] = outline(profile).map(([y, r]) => d`${r * share} ${-y}`);
    return line(`M${start}L${rest.join(' ')}`, of.shade, 7, 'opacity=".6"');
  };
  const edge = lip
    ? rect(
        -mouth[1] - lip[1],
        -mouth[0] - lip[0] / 2,
        (mouth[1] + lip[1]) * 2,
        lip[0],
        of.light,
        d`rx="${Math.min(14, lip[0] / 3)}"`,
      ) +
      path(
        d`M${mouth[1] * 0.43} ${-mouth[0] - lip[0] / 2}h${mouth[1] * 0.57 + lip[1] - 12}q12 0 12 12v${lip[0] - 24}q0 12 -12 12H${mouth[1] * 0.43}Z`,
        of.base,
      )
    : '';
  return [
    surface(profile, [-1, 1], all, of.base),
    surface(profile, [0.43, 1], all, of.shade),
    times(ribs, (at) => groove(-0.9 + (1.8 * (at + 0.5)) / ribs)),
    ...bands.flatMap(([top, bottom, band]) => [
      surface(profile, [-1, 1], [top, bottom], band.base),
      surface(profile, [0.43, 1], [top, bottom], band.shade),
    ]),
    drip ? dripping(profile, drip[0], drip[1]) : '',
    line(`M${from ?? '0 0'}L${on.join(' ')}`, of.light, 15, 'opacity=".75"'),
    edge,
  ].join('');
}

/** The plain flowerpot. */
export const FLOWERPOT: Profile = [
  [300, 170],
  [150, 142],
  [0, 112],
];
/** Tall and narrow. */
export const LONG_TOM: Profile = [
  [500, 150],
  [250, 128],
  [0, 104],
];
/** Straight down, with a soft foot. */
export const DRUM: Profile = [
  [400, 232],
  [220, 236],
  [60, 222],
  [0, 180],
];
/** A belly below narrow shoulders. */
export const JAR: Profile = [
  [560, 150],
  [490, 132],
  [400, 230],
  [260, 268],
  [90, 186],
  [0, 128],
];
/** For one stem. */
export const BOTTLE: Profile = [
  [430, 52],
  [390, 38],
  [290, 42],
  [210, 118],
  [100, 142],
  [20, 104],
  [0, 92],
];
/** A globe that is cut off above. */
export const GLOBE: Profile = [
  [300, 150],
  [240, 212],
  [140, 236],
  [50, 180],
  [0, 96],
];
