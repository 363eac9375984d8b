/** Garden tools: each lies along the line y = 450 of the picture with its handle on the left, or stands on the floor at 0, 0. */
import { circle, d, line, path, rect, ring, times } from '../shapes.ts';
import { slab, type Tone, tone } from './scene.ts';

const ASH = tone('#a9744f');
const STEEL: Tone = { base: '#aab5b2', shade: '#8d9896', light: '#d0d8d5' };

/** A turned handle with a ferrule. Shape: from and to, px. */
function handle(from: number, to: number, of: Tone = ASH): string {
  return (
    rect(from, 418, to - from, 64, of.base, 'rx="30"') +
    rect(from + 8, 424, to - from - 16, 18, of.light, 'rx="9" opacity=".8"') +
    rect(from + 14, 458, to - from - 28, 20, of.shade, 'rx="10"') +
    circle(from + 34, 450, 12, of.shade) +
    rect(to - 8, 426, 52, 48, '#8a5a3c') +
    rect(to + 40, 434, 90, 32, STEEL.base) +
    rect(to + 40, 434, 90, 10, STEEL.light)
  );
}

/** A fork with three tines. */
export const handFork = (): string =>
  handle(150, 430) +
  path(
    'M556 432q60-70 120-76l30 0v36l-24 2q-34 8-40 56 6 48 40 56l24 2v36h-30q-60-6-120-76Z',
    STEEL.base,
  ) +
  times(3, (n) => {
    const y = 374 + n * 76;
    return (
      path(d`M660 ${y - 17}h250q60 6 96 17 -36 11 -96 17H660Z`, STEEL.base) +
      path(d`M660 ${y - 17}h250q60 6 96 17H660Z`, STEEL.light)
    );
  }) +
  rect(646, 358, 34, 184, STEEL.shade, 'rx="14"');

/** A knife for roots, with a scale on the blade. */
export const weedingKnife = (): string =>
  handle(140, 440, tone('#7a4f37')) +
  path('M560 404h330q90 12 140 46-60 46-160 46H560Z', STEEL.base) +
  path('M560 404h330q90 12 140 46H560Z', STEEL.light) +
  path(
    'M560 496l22-14 22 14 22-14 22 14 22-14 22 14 22-14 22 14 22-14 22 14h100v8H560Z',
    STEEL.shade,
  ) +
  times(7, (n) => rect(620 + n * 44, 420, 5, n % 2 ? 16 : 26, '#7c8785'));

/** Shears with long blades. */
export const shears = (): string =>
  path('M590 428 230 300q-50-14-76 24t10 62l30 12 380 88Z', '#2f6b4f') +
  path('M590 472 230 600q-50 14-76-24t10-62l30-12 380-88Z', '#25573f') +
  path('M590 428 230 300q-50-14-76 24l410 120Z', '#44845f') +
  path('M560 476 1010 366q32-4 40 16L640 510Z', STEEL.shade) +
  path('M560 424 1010 534q32 4 40-16L640 390Z', STEEL.base) +
  path('M640 390 1050 518q-4 10-20 14L600 410Z', STEEL.light) +
  circle(610, 450, 44, '#5d6766') +
  circle(610, 450, 16, '#c9d1ce');

/** A saw that folds into its handle. */
export const foldingSaw = (): string =>
  path('M520 398q260-30 520 66 8 18-14 18-260 10-506 8Z', STEEL.base) +
  path('M520 398q260-30 520 66-260-60-520-36Z', STEEL.light) +
  path(`M540 490${times(23, () => 'l10 16 10-16')}Z`, STEEL.shade) +
  path(
    'M160 404q10-30 60-26 90 26 190 16t150 10q34 12 30 50t-40 44q-80 0-180 14t-160-14q-62-24-50-94Z',
    '#b8862d',
  ) +
  path('M160 440q120 60 260 36t166-14q-8 34-36 36-80 0-180 14t-160-14q-50-20-50-58Z', '#97702a') +
  circle(540, 452, 24, '#5d6766') +
  circle(250, 440, 10, '#6f5420');

/** A head on a long shaft with a grip, standing upright at 0, 0. */
function longTool(head: string, hasGrip: boolean): string {
  return (
    rect(-13, -690, 26, 460, ASH.base) +
    rect(-13, -690, 10, 460, ASH.light) +
    (hasGrip
      ? path(
          'M-78-740h156q16 0 16 16t-16 16h-34q-26 0-30 40h-28q-4-40-30-40h-34q-16 0-16-16t16-16Z',
          '#8a5a3c',
        )
      : circle(0, -692, 15, '#8a5a3c')) +
    rect(-19, -272, 38, 60, STEEL.shade) +
    head
  );
}

/** A spade. */
export const spade = (): string =>
  longTool(
    path('M-112-236h224q10 0 10 12v110q0 84-122 114-122-30-122-114v-110q0-12 10-12Z', STEEL.base) +
      path('M0-236h112q10 0 10 12v110q0 84-122 114Z', STEEL.shade) +
      rect(-124, -246, 248, 18, STEEL.light, 'rx="8"'),
    true,
  );

/** A rake for leaves. */
export const leafRake = (): string =>
  longTool(
    times(13, (n) => {
      const x = -210 + n * 35;
      return line(
        d`M${x * 0.08} -240Q${x * 0.5} -190 ${x} -60l${x * 0.04} 56`,
        n % 2 ? '#c79a4f' : '#b0843e',
        11,
      );
    }) + line('M-118-150Q0-196 118-150', '#8a5a3c', 12),
    false,
  );

/** A stone in a wooden bed. */
export const stone = (): string =>
  slab(-300, -96, 600, 96, 16, tone('#8a5a3c')) +
  slab(-262, -170, 524, 84, 10, tone('#7f8a94')) +
  path('M-262-170h524v38h-524Z', '#a9b2ba') +
  times(9, (n) => rect(-226 + n * 56, -154 + (n % 3) * 6, 30, 4, '#8d969e'));

/** A ball of twine with its end. */
export const twine = (color: Tone): string =>
  line('M120-60q150 40 260 34t60 26', color.shade, 12) +
  circle(0, -190, 190, color.base) +
  path('M70-367A190 190 0 0 1 70-13Q150-190 70-367Z', color.shade) +
  times(7, (n) =>
    line(
      d`M${-178 + n * 8} ${-250 + n * 34}Q${-20 + n * 10} ${-330 + n * 40} ${168 - n * 6} ${-270 + n * 40}`,
      color.light,
      7,
      'opacity=".75"',
    ),
  ) +
  times(4, (n) =>
    line(
      d`M${-120 + n * 60} ${-332 + (n % 2) * -16}Q${-80 + n * 70} -190 ${-110 + n * 64} -50`,
      color.shade,
      6,
      'opacity=".55"',
    ),
  );

/** A coil of hose with its brass end. */
export const hose = (): string =>
  times(6, (n) => ring(0, -230, 84 + n * 29, n % 2 ? '#3f7a58' : '#4f8d69', 29)) +
  times(6, (n) => ring(0, -230, 92 + n * 29, '#6fa886', 4, 'opacity=".8"')) +
  line('M236-210q40 120 130 190', '#3f7a58', 29) +
  path('m330-70 62 66 34-30-60-70Z', '#c79a3f') +
  path('m384-20 24 24 34-32-24-24Z', '#e0b95c') +
  rect(-40, -470, 80, 96, '#8a5a3c', 'rx="14"');
