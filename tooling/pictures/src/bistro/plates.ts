import {
  circle,
  d,
  dice,
  drawing,
  group,
  line,
  oval,
  path,
  ring,
  shadow,
  times,
} from '../shapes.ts';
import { fork, knife, leaf, lemon, linen, planks, plate } from './tableware.ts';

const WALNUT = ['#5d3a28', '#664230', '#573522', '#61402c'] as const;
const HERBS = ['#5f7137', '#76864a', '#4b5a2b'] as const;

function herbs(
  seed: number,
  x: number,
  y: number,
  spread: number,
  count: number,
  size = 46,
): string {
  const next = dice(seed);
  return times(count, (at) =>
    leaf(
      x + (next() - 0.5) * spread,
      y + (next() - 0.5) * spread,
      size * (0.6 + next() * 0.7),
      next() * 360,
      HERBS[at % 3] ?? HERBS[0],
    ),
  );
}

/** A whole trout on a plate, with lemon. */
export function trout(): string {
  const fish = [
    path(
      'M-330 10C-240-120-40-140 120-74C170-52 214-20 250-6L348-92Q330 4 352 96L250 30C200 70 120 112 0 116C-150 120-270 80-330 10Z',
      '#000',
      'opacity=".22" transform="translate(8 16)"',
    ),
    path(
      'M-330 10C-240-120-40-140 120-74C170-52 214-20 250-6L348-92Q330 4 352 96L250 30C200 70 120 112 0 116C-150 120-270 80-330 10Z',
      '#c98f5a',
    ),
    path(
      'M-330 10C-240-120-40-140 120-74C170-52 214-20 250-6L300-50C240 4 90-30-60-34C-190-38-270-20-330 10Z',
      '#7d5636',
    ),
    path('M-300 30C-200 92-60 116 20 114C130 110 200 74 250 30C150 66-60 90-300 30Z', '#ecc89a'),
    times(5, (at) =>
      line(d`M${-120 + at * 66} ${-92 + at * 8}q-30 70 ${-6} 150`, '#4c2d1a', 9, 'opacity=".55"'),
    ),
    path('M-232-52Q-180 6-226 78Q-170 20-232-52Z', '#5a3a22', 'opacity=".6"'),
    circle(-272, -8, 15, '#f7ead0'),
    circle(-272, -8, 8, '#1c0e08'),
    line('M-324 16q30 8 44 2', '#4c2d1a', 5),
  ].join('');
  return drawing(
    '',
    planks(WALNUT, 4),
    linen(-70, 520, 660, 520, -13, '#d9c4a0'),
    plate(740, 480, 410, '#efe4d2', '#cdb99a'),
    herbs(8, 640, 640, 260, 10, 60),
    group('translate(716 500) rotate(-12) scale(.96)', fish),
    lemon(880, 300, 66, 12),
    lemon(790, 250, 58, 40),
    lemon(960, 690, 62, 80),
    herbs(3, 560, 330, 170, 7),
    times(26, (at) => {
      const next = dice(at + 90);
      return circle(
        500 + next() * 520,
        250 + next() * 480,
        3 + next() * 4,
        '#3a2418',
        'opacity=".6"',
      );
    }),
    fork(236, 250, 470, -8),
    knife(1258, 236, 480, 9),
    leaf(1180, 850, 120, 205, '#5f7137'),
    leaf(1240, 880, 100, 250, '#76864a'),
  );
}

/** Roasted beetroot with curd and greens. */
export function beetroot(): string {
  const slice = (x: number, y: number, r: number, tone: string): string =>
    [
      circle(x + 5, y + 9, r, '#000', 'opacity=".25"'),
      circle(x, y, r, tone),
      ring(x, y, r * 0.72, '#fff', 4, 'opacity=".14"'),
      ring(x, y, r * 0.44, '#fff', 4, 'opacity=".16"'),
      line(
        d`M${x - r * 0.7} ${y - r * 0.4}A${r * 0.8} ${r * 0.8} 0 0 1 ${x} ${y - r * 0.8}`,
        '#fff',
        5,
        'opacity=".35"',
      ),
    ].join('');
  const curd = (x: number, y: number, s: number): string =>
    group(
      d`translate(${x} ${y}) scale(${s})`,
      path(
        'M-60 10C-70-40-20-64 20-50C70-58 92-6 60 26C40 62-44 58-60 10Z',
        '#000',
        'opacity=".2" transform="translate(6 10)"',
      ),
      path('M-60 10C-70-40-20-64 20-50C70-58 92-6 60 26C40 62-44 58-60 10Z', '#fffaf0'),
      path('M-34-14C-20-40 20-40 34-28C10-30-16-22-34-14Z', '#fff'),
    );
  const next = dice(21);
  return drawing(
    '',
    planks(['#3a2a2c', '#413033', '#352527', '#3d2c2f'], 11),
    linen(960, -80, 620, 520, 16, '#7c8157'),
    plate(680, 490, 400, '#39454a', '#2b3438'),
    path(
      'M430 520C420 360 560 250 720 270C900 290 990 420 930 580C880 720 640 770 520 690C460 650 436 600 430 520Z',
      '#f3e3e6',
      'opacity=".9"',
    ),
    slice(560, 420, 92, '#8d1f45'),
    slice(700, 370, 100, '#a32a55'),
    slice(830, 470, 90, '#d98a2b'),
    slice(620, 570, 104, '#a32a55'),
    slice(780, 620, 96, '#8d1f45'),
    slice(690, 490, 70, '#e0a03c'),
    curd(540, 520, 1),
    curd(790, 390, 0.9),
    curd(860, 590, 0.8),
    curd(670, 650, 0.7),
    herbs(40, 690, 500, 440, 18, 58),
    times(40, () =>
      circle(
        440 + next() * 500,
        280 + next() * 430,
        3 + next() * 3,
        next() > 0.5 ? '#f2d9a0' : '#1f1416',
        'opacity=".85"',
      ),
    ),
    fork(1190, 330, 440, 14, '#c9a35c'),
    group(
      'translate(230 210)',
      circle(8, 14, 92, '#000', 'opacity=".3" filter="url(#soft)"'),
      circle(0, 0, 92, '#e8dcc6'),
      circle(0, 0, 74, '#b7791f'),
      line('M-50-20A56 56 0 0 1 0-54', '#fff', 8, 'opacity=".6"'),
    ),
    herbs(77, 180, 820, 200, 8, 84),
  );
}

/** A loaf, butter and salt. */
export function bread(): string {
  const next = dice(9);
  return drawing(
    '',
    planks(['#a97b4f', '#b08357', '#a2744a', '#ac7f53'], 6),
    linen(150, 120, 760, 640, -7, '#e9dcc6'),
    shadow(650, 560, 360, 300, 0.4, '#2a1608'),
    circle(630, 500, 330, '#8a4f22'),
    circle(626, 494, 316, '#b36b2f'),
    circle(610, 476, 270, '#c9853f', 'opacity=".9"'),
    circle(590, 450, 190, '#dda35c', 'opacity=".7"'),
    times(5, (at) =>
      path(
        d`M${400 + at * 92} ${700 - Math.abs(at - 2) * 70}C${380 + at * 100} ${560} ${420 + at * 84} ${400} ${440 + at * 84} ${250 + Math.abs(at - 2) * 56}C${470 + at * 80} ${400} ${440 + at * 92} ${580} ${424 + at * 92} ${700 - Math.abs(at - 2) * 70}Z`,
        '#f3ddb4',
        'opacity=".85"',
      ),
    ),
    times(150, () => {
      const a = next() * 6.283;
      const r = Math.sqrt(next()) * 300;
      return circle(
        630 + Math.cos(a) * r,
        500 + Math.sin(a) * r,
        1.5 + next() * 3.5,
        '#fff6e2',
        'opacity=".55"',
      );
    }),
    plate(1140, 300, 200, '#4b5a49', '#3a473a'),
    group(
      'translate(1136 296) rotate(-18)',
      path('M-90-44H70L96-18V54H-64L-90 30Z', '#000', 'opacity=".25" transform="translate(6 12)"'),
      path('M-90-44H70V30H-90Z', '#f6dd8f'),
      path('M70-44L96-18V54L70 30Z', '#dfbd62'),
      path('M-90 30H70L96 54H-64Z', '#e9cb73'),
      times(5, (at) => line(d`M${-70 + at * 30} ${-30}v46`, '#fff', 3, 'opacity=".35"')),
    ),
    times(24, () => circle(1030 + next() * 210, 410 + next() * 50, 2 + next() * 3, '#fff')),
    knife(1236, 520, 400, 36, '#e6e0d4'),
    herbs(31, 1080, 820, 160, 6, 90),
  );
}

/** Olive-oil cake with figs. */
export function figs(): string {
  const fig = (x: number, y: number, r: number, turn: number): string =>
    group(
      d`translate(${x} ${y}) rotate(${turn})`,
      path(
        d`M0 ${-r * 1.35}C${r * 0.5} ${-r * 0.9} ${r} ${-r * 0.3} ${r} ${r * 0.3}A${r} ${r * 0.92} 0 0 1 ${-r} ${r * 0.3}C${-r} ${-r * 0.3} ${-r * 0.5} ${-r * 0.9} 0 ${-r * 1.35}Z`,
        '#000',
        'opacity=".25" transform="translate(6 10)"',
      ),
      path(
        d`M0 ${-r * 1.35}C${r * 0.5} ${-r * 0.9} ${r} ${-r * 0.3} ${r} ${r * 0.3}A${r} ${r * 0.92} 0 0 1 ${-r} ${r * 0.3}C${-r} ${-r * 0.3} ${-r * 0.5} ${-r * 0.9} 0 ${-r * 1.35}Z`,
        '#4a2a4d',
      ),
      oval(0, r * 0.24, r * 0.84, r * 0.78, '#f2d5b8'),
      oval(0, r * 0.26, r * 0.66, r * 0.62, '#c4475a'),
      times(22, (at) => {
        const a = at * 2.4;
        const far = r * 0.56 * Math.sqrt((at + 1) / 23);
        return circle(Math.cos(a) * far, r * 0.26 + Math.sin(a) * far, r * 0.05, '#f6dfae');
      }),
    );
  return drawing(
    '',
    planks(['#7b5b4a', '#836250', '#735342', '#7f5e4c'], 15),
    linen(-120, -60, 560, 700, 12, '#b66a4a'),
    plate(740, 490, 390, '#f4eadb', '#d5c2a6'),
    group(
      'translate(690 500) rotate(-8)',
      path('M-250-110L260-190V-20L-250 130Z', '#000', 'opacity=".22" transform="translate(10 24)"'),
      path('M-250-110L40-250L260-190L-250-110Z', '#d9a04a'),
      path('M-250-110L260-190V-10L-250 120Z', '#efc673'),
      path('M-250-110L260-190V-160L-250-76Z', '#b87a2c'),
      times(40, (at) => {
        const next = dice(at + 400);
        const x = -230 + next() * 470;
        return circle(
          x,
          10 - x * 0.16 + (next() - 0.5) * 110,
          3 + next() * 4,
          '#fff3cf',
          'opacity=".6"',
        );
      }),
    ),
    fig(900, 440, 84, 20),
    fig(1010, 540, 72, 64),
    fig(880, 620, 66, -30),
    herbs(12, 980, 420, 200, 6, 52),
    fig(1260, 800, 100, 12),
    fig(240, 800, 92, -24),
    leaf(150, 860, 150, -40, '#6d7a42'),
    fork(1240, 170, 400, 18, '#e2ddd2'),
  );
}
