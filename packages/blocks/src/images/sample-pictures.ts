import { DEFAULT_PICTURE } from './default-picture.ts';

/** A sample image of new blocks. */
export interface SamplePicture {
  readonly file: string;
  readonly altText: string;
  /** px */
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

/**
 * Draws an image of 960 by 540: a background, then paths from back to front.
 * @param ground - color
 * @param paths - [color, path]
 */
function drawn(ground: string, ...paths: readonly (readonly [string, string])[]): string {
  const parts = paths.map(([fill, d]) => `<path fill='${fill}' d='${d}'/>`).join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 960 540'><path fill='${ground}' d='M0 0h960v540H0Z'/>${parts}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>#% ]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** Returns a circle as a path. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const picture = (file: string, altText: string): SamplePicture => ({
  file,
  altText,
  naturalWidth: 960,
  naturalHeight: 540,
});

/** Our own images, so that a new block never shows gray boxes. */
export const SAMPLE_PICTURES: readonly SamplePicture[] = [
  picture(DEFAULT_PICTURE, 'Hills at sunrise'),
  picture(
    drawn(
      '#f1c9a5',
      ['#fbe9cf', disc(300, 250, 84)],
      ['#c98a7d', 'M0 330L150 190L260 290L410 130L600 320L720 230L960 350V540H0Z'],
      ['#8d6277', 'M0 390L180 290L330 370L520 260L720 380L840 320L960 370V540H0Z'],
      ['#3f5f7d', 'M0 400H960V540H0Z'],
      ['#6f8ba1', 'M210 424h200v7H210ZM250 452h130v6H250ZM180 480h230v6H180ZM560 440h180v6H560Z'],
    ),
    'Mountains over a lake at dusk',
  ),
  picture(
    drawn(
      '#e9dfd1',
      ['#d8c9b3', 'M0 400H960V540H0Z'],
      ['#b4562f', 'M170 262h220c0 96-44 138-76 138h-68c-32 0-76-42-76-138Z'],
      ['#d0764a', 'M170 262a110 20 0 0 1 220 0a110 20 0 0 1-220 0Z'],
      [
        '#3d6670',
        'M548 130h64v44c0 26 66 62 66 136c0 60-30 90-58 90h-80c-28 0-58-30-58-90c0-74 66-110 66-136Z',
      ],
      ['#f6efe4', 'M488 288q92 34 184 0l4 24q-96 34-192 0Z'],
      ['#7d8f5a', 'M578 136q-66-30-60-96q60 20 64 84q14-74 76-88q0 74-70 100Z'],
    ),
    'A bowl and a vase on a shelf',
  ),
  picture(
    drawn(
      '#22384f',
      ['#f3ead2', disc(720, 130, 54)],
      ['#2f5166', 'M0 340Q240 230 480 320T960 290V540H0Z'],
      [
        '#17323f',
        'M60 460l70-190l70 190ZM190 470l84-240l84 240ZM360 470l66-180l66 180ZM520 470l90-250l90 250ZM700 470l64-170l64 170ZM800 470l80-220l80 220Z',
      ],
      ['#0f232d', 'M0 452Q260 420 520 452T960 440V540H0Z'],
    ),
    'A forest under the moon',
  ),
  picture(
    drawn(
      '#cfe3ea',
      ['#fff6de', disc(180, 130, 60)],
      ['#9dbfae', 'M0 280Q260 210 520 270T960 240V540H0Z'],
      ['#8a76b5', 'M0 300H960V540H0Z'],
      [
        '#6a579b',
        'M470 300L-60 540H70L474 300ZM480 300L200 540H340L484 300ZM490 300L470 540H620L494 300ZM500 300L740 540H890L504 300ZM510 300L1020 540H960V480L514 300Z',
      ],
      ['#4d6b58', 'M0 292q120-34 240 4t260-6t260 4t200-6v14H0Z'],
    ),
    'Rows of lavender in the morning',
  ),
  picture(
    drawn(
      '#f7d9c0',
      ['#ef8f5d', disc(640, 210, 96)],
      ['#e2a774', 'M0 360Q200 240 420 330T960 260V540H0Z'],
      ['#c97f52', 'M0 440Q330 300 560 400T960 360V540H0Z'],
      ['#9c5a3c', 'M0 500Q240 420 520 480T960 450V540H0Z'],
      [
        '#5b7a5a',
        'M196 470v-120q0-16 14-16t14 16v120ZM160 420v-34h16v22h24v16h-40ZM220 400h24v-30h16v46h-40Z',
      ],
    ),
    'A cactus among dunes',
  ),
];
