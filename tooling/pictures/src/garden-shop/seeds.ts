/** Motifs of seed packets, around the middle of the packet. */
import { circle, d, line, oval, path, times } from '../shapes.ts';
import { bloom, leaf, sunflower } from './plants.ts';

const SWEET_PEAS: readonly (readonly [x: number, y: number, color: string])[] = [
  [-60, -90, '#c77fb0'],
  [44, -130, '#8a6fc0'],
  [56, -10, '#e2a0b4'],
  [-76, 10, '#a884cf'],
];

/** Sweet peas on a tendril. */
export const sweetPea = (): string =>
  line('M-20 170Q30 40-10-150', '#5f7d49', 11) +
  line('M10 40q80-20 60-80t-50-10', '#7d9c63', 7) +
  leaf([4, 90], [-110, 40], 26, '#7d9c63') +
  SWEET_PEAS.map(
    ([x, y, color]) =>
      path(d`M${x} ${y}q-80 -20 -66 -74 60 -22 66 30 6 -52 66 -30 14 54 -66 74Z`, color) +
      oval(x, y - 12, 20, 26, '#f6efe0', 'opacity=".7"'),
  ).join('');

/** Carrots of three colours. */
export const carrots = (): string =>
  ['#7b4b87', '#e3853a', '#edc45c']
    .map(
      (color, n) =>
        d`<g transform="rotate(${-12 + n * 12}) translate(${-95 + n * 95} 0)">` +
        times(5, (at) =>
          leaf([0, -40], [-60 + at * 30, -160 - (at % 2) * 24], 9, at % 2 ? '#6b9a5f' : '#4f7d4a'),
        ) +
        path('M-42-46q42-24 84 0 8 120-42 230-50-110-42-230Z', color) +
        times(3, (at) => line(d`M${-20 + at * 6} ${10 + at * 40}h24`, '#00000022', 5)) +
        '</g>',
    )
    .join('');

/** One tall sunflower. */
export const tallSunflower = (): string =>
  line('M0 180V-60', '#5f7d49', 14) +
  leaf([0, 130], [-120, 80], 34, '#6b9a5f') +
  leaf([0, 100], [120, 50], 34, '#4f7d4a') +
  sunflower(0, -70, 132);

/** Leaves for a salad. */
export const salad = (): string =>
  times(9, (n) => {
    const turn = -Math.PI / 2 + (n - 4) * 0.36;
    const tip: readonly [number, number] = [Math.cos(turn) * 190, 120 + Math.sin(turn) * 250];
    return (
      leaf([0, 130], tip, 62, ['#6b9a5f', '#8c4a5a', '#8fb77f'][n % 3] ?? '') +
      line(d`M0 130L${tip[0] * 0.8} ${130 + (tip[1] - 130) * 0.8}`, '#f6efe0', 4, 'opacity=".5"')
    );
  });

/** Nasturtiums with their round leaves. */
export const nasturtiums = (): string =>
  times(5, (n) => {
    const [x, y] = [
      [-100, 80],
      [90, 100],
      [0, 130],
      [120, -20],
      [-120, -40],
    ][n] ?? [0, 0];
    return (
      circle(x ?? 0, y ?? 0, 62, n % 2 ? '#6b9a5f' : '#7fae72') +
      times(5, (at) =>
        line(
          d`M${x ?? 0} ${y ?? 0}l${Math.cos(at * 1.26) * 50} ${Math.sin(at * 1.26) * 50}`,
          '#dfe6b8',
          4,
        ),
      )
    );
  }) +
  bloom([-30, -80], 78, 5, '#e8792e', '#a33a1d') +
  bloom([62, -10], 70, 5, '#f0b23c', '#c2573d') +
  bloom([-64, 34], 62, 5, '#d9532f', '#f0c04a');
