/** Pots of the shop, with one picture per glaze. */
import { circle, path } from '../shapes.ts';
import { ball, fern, grass, herb } from './plants.ts';
import { at, type Room, shopPicture, slab, type Tone, tone } from './scene.ts';
import {
  BOTTLE,
  DRUM,
  FLOWERPOT,
  GLOBE,
  JAR,
  LONG_TOM,
  type Profile,
  type VesselLook,
  vessel,
} from './vessels.ts';

const CLAY = tone('#c9714a');
const PALE_CLAY = tone('#d9926b');
/** Glazes by the names that stand in the pictures' names. */
const GLAZES = {
  celadon: tone('#8fb5a0'),
  oxblood: tone('#8c3a34'),
  oatmeal: tone('#d8c8a8'),
  ink: tone('#31475c'),
  moss: tone('#6c7f4e'),
  sand: tone('#cdb48c'),
  sea: tone('#3f8396'),
  honey: tone('#c98f35'),
  slate: tone('#5f6a72'),
  cream: tone('#e9dfc8'),
  rust: tone('#b05d39'),
  white: tone('#ece8de'),
  sage: tone('#a3b18f'),
} as const;
type Glaze = keyof typeof GLAZES;

/** Draws a plant in a vessel at a height above the floor. */
const planted = (height: number, scale: number, plant: string): string =>
  `<g transform="translate(0 ${-height}) scale(${scale})">${plant}</g>`;

/** A picture for each glaze. Shape: name, what it shows, its room, half the shadow, glazes, colour → shapes. */
function inGlazes(
  name: string,
  title: string,
  [room, shadow]: readonly [Room, number],
  glazes: readonly Glaze[],
  draw: (of: Tone) => string,
): [string, () => string][] {
  return glazes.map((glaze) => [
    `shop-${name}-${glaze}`,
    () => shopPicture(`${title}, ${glaze}`, room, shadow, draw(GLAZES[glaze])),
  ]);
}

const alone = (
  name: string,
  title: string,
  [room, shadow]: readonly [Room, number],
  draw: () => string,
): [string, () => string] => [`shop-${name}`, () => shopPicture(title, room, shadow, draw())];

const pot = (profile: Profile, of: Tone, look?: VesselLook): string => vessel(profile, of, look);

/** Pictures of pottery. */
export const vesselPictures = Object.fromEntries([
  alone(
    'long-tom',
    'Long Tom pot',
    ['sand', 300],
    () =>
      at(480, 0.86, planted(490, 0.62, grass('#6b9a5f')), pot(LONG_TOM, CLAY, { lip: [60, 16] })) +
      at(780, 0.58, pot(LONG_TOM, PALE_CLAY, { lip: [60, 16] })),
  ),
  alone('strawberry-pot', 'Strawberry pot', ['green', 270], () =>
    at(
      600,
      0.88,
      planted(540, 0.62, herb('#6b9a5f', 46, '#d64a36')),
      pot(JAR, CLAY, { lip: [40, 12] }),
      ...[
        [-120, -380],
        [110, -330],
        [-30, -250],
        [-150, -210],
        [130, -180],
      ].map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${path('M-46-14q46-34 92 0-6 44-46 48-40-4-46-48Z', '#8f4a2f')}${path('M-30-10q-50 0-60-50 50 0 66 40 6-50 40-60 10 50-14 66Z', '#6b9a5f')}${circle(26, 22, 17, '#d64a36')}</g>`,
      ),
    ),
  ),
  alone('oil-jar', 'Oil jar', ['sand', 300], () =>
    at(
      600,
      1.1,
      pot(JAR, PALE_CLAY, {
        lip: [46, 22],
        bands: [
          [408, 386, CLAY],
          [366, 356, CLAY],
        ],
      }),
    ),
  ),
  alone('herb-trough', 'Herb trough', ['stone', 400], () =>
    at(
      600,
      1,
      ...[-250, 0, 250].map(
        (x, n) =>
          `<g transform="translate(${x} -230) scale(.62)">${herb(['#6b8f7d', '#6b9a5f', '#8c7fa8'][n] ?? '', 34 + n * 8, n === 2 ? '#a391cf' : undefined)}</g>`,
      ),
      slab(-390, -240, 780, 230, 18, CLAY),
      slab(-410, -264, 820, 60, 12, PALE_CLAY),
      slab(-340, -16, 90, 20, 6, CLAY),
      slab(250, -16, 90, 20, 6, CLAY),
    ),
  ),
  alone('saucer', 'Terracotta saucers', ['rose', 360], () =>
    at(
      600,
      1.2,
      pot(
        [
          [74, 280],
          [40, 262],
          [0, 220],
        ],
        CLAY,
        { lip: [22, 8] },
      ),
      planted(
        74,
        0.72,
        pot(
          [
            [74, 280],
            [40, 262],
            [0, 220],
          ],
          PALE_CLAY,
          { lip: [22, 8] },
        ),
      ),
      planted(
        128,
        0.5,
        pot(
          [
            [74, 280],
            [40, 262],
            [0, 220],
          ],
          CLAY,
          { lip: [22, 8] },
        ),
      ),
    ),
  ),
  ...inGlazes(
    'sill-pot',
    'Windowsill pot',
    ['stone', 180],
    ['celadon', 'oxblood', 'oatmeal', 'ink'],
    (of) =>
      at(
        600,
        1.15,
        planted(310, 0.6, fern('#5d8c55')),
        pot(FLOWERPOT, of, { lip: [56, 14], bands: [[26, 0, tone('#b98560')]] }),
      ),
  ),
  ...inGlazes('ribbed', 'Ribbed planter', ['sand', 240], ['moss', 'sand', 'ink'], (of) =>
    at(600, 0.86, planted(390, 0.9, ball(0)), pot(DRUM, of, { lip: [40, 8], ribs: 11 })),
  ),
  ...inGlazes('drip', 'Drip-glaze pot', ['rose', 270], ['sea', 'honey'], (of) =>
    at(600, 1.25, pot(GLOBE, tone('#8a6a50'), { lip: [30, 6], drip: [110, of] })),
  ),
  ...inGlazes('bonsai', 'Bonsai tray', ['blue', 360], ['slate', 'celadon'], (of) =>
    at(
      600,
      1,
      path('M-30-120q-60-90 30-170t-10-150l40 10q60 90-20 170t30 140Z', '#7a5a3f'),
      ...[
        [-150, -380, 110],
        [60, -470, 130],
        [170, -340, 90],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r * 0.72, '#4f7d4a') +
          circle(x - r * 0.5, y + 20, r * 0.56, '#5d8c55') +
          circle(x + r * 0.5, y + 24, r * 0.52, '#436c41') +
          circle(x - 8, y - 22, r * 0.4, '#79a56c'),
      ),
      slab(-330, -126, 660, 96, 20, of),
      slab(-350, -146, 700, 36, 12, tone(of.light)),
      slab(-270, -34, 100, 34, 8, of),
      slab(170, -34, 100, 34, 8, of),
    ),
  ),
  ...inGlazes('stem-vase', 'Stem vase', ['lilac', 170], ['cream', 'rust', 'ink'], (of) =>
    at(
      600,
      0.94,
      planted(420, 0.6, grass('#a98f55', '#c9a96b')),
      pot(BOTTLE, of, { lip: [22, 6], bands: [[40, 0, tone('#b98560')]] }),
    ),
  ),
  ...inGlazes(
    'hanging',
    'Hanging pot',
    ['green', 200],
    ['white', 'sage'],
    (of) =>
      `<g transform="translate(600 690)">${path('M-190-330-6-690h12L190-330h-14L0-664-176-330Z', '#a9855c')}${planted(280, 0.62, fern('#6b9a5f'))}${pot(GLOBE, of, { lip: [26, 6] })}</g>`,
  ),
]);
