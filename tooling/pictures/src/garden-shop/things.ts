/** Other things of the shop, standing on the floor at 0, 0. */
import { circle, d, line, oval, path, rect, ring, times } from '../shapes.ts';
import { mix, slab, type Tone, tone } from './scene.ts';

const WOOD = tone('#a9744f');

/** A can with a long spout. */
export const longCan = (of: Tone): string =>
  line('M-150-70Q-330-150-400-520', of.shade, 26) +
  path('m-424-512 52-20 6 34-48 16Z', of.light) +
  line('M96-330Q330-380 250-120q-30 70-120 70', of.shade, 24) +
  path('M-190-290q0-40 60-40h240q60 0 60 40l20 250q2 40-40 40H-170q-42 0-40-40Z', of.base) +
  path('M40-330h70q60 0 60 40l20 250q2 40-40 40H40Z', of.shade) +
  rect(-120, -352, 230, 34, of.light, 'rx="14"') +
  line('M-140-270q-24 110-18 200', of.light, 16, 'opacity=".8"');

/** A small brass sprayer. */
export const mister = (): string =>
  path('M-130-260q0-70 90-92h80q90 22 90 92v200q0 60-60 60H-70q-60 0-60-60Z', '#d2a647') +
  path('M30-352h10q90 22 90 92v200q0 60-60 60H30Z', '#b3872f') +
  rect(-52, -410, 104, 66, '#b3872f', 'rx="8"') +
  path('M-150-480h230q40 0 40 34v40H-70q-20 0-26-20h-54Z', '#e0bd6a') +
  circle(-156, -460, 22, '#8a6722') +
  line('M90-410q80 40 60 130', '#8a6722', 18) +
  line('M-96-250q-10 90 0 170', '#f0d694', 16);

/** A bottle with a label. Shape: colours of glass and label, what is on the label. */
export const bottle = (glass: Tone, label: string, motif: string): string =>
  rect(-46, -560, 92, 74, '#2b2a26', 'rx="10"') +
  path(
    'M-50-490h100v60q90 30 90 120v270q0 40-40 40h-200q-40 0-40-40v-270q0-90 90-120Z',
    glass.base,
  ) +
  path('M20-490h30v60q90 30 90 120v270q0 40-40 40H20Z', glass.shade) +
  rect(-140, -300, 280, 210, label) +
  `<g transform="translate(0 -195) scale(.8)">${motif}</g>` +
  line('M-104-330q4-40 40-60', glass.light, 14);

/** A sack that stands. Shape: its colour, what is on it. */
export const sack = (of: Tone, motif: string): string =>
  path(
    'M-230-520q0-20 26-20h408q26 0 26 20 20 220 10 440-2 80-60 80h-360q-58 0-60-80-10-220 10-440Z',
    of.base,
  ) +
  path('M80-540h124q26 0 26 20 20 220 10 440-2 80-60 80H90q40-270-10-540Z', of.shade) +
  rect(-238, -546, 476, 50, of.light, 'rx="12"') +
  times(15, (n) => rect(-216 + n * 30, -524, 16, 5, of.shade)) +
  circle(-6, -260, 128, '#f6efe0') +
  `<g transform="translate(-6 -260)">${motif}</g>`;

/** A sprig, for labels. */
export const sprig = (color: string): string =>
  line('M0 84V-50', color, 12) +
  path('M0 10q-76-10-86-78 78 6 86 78Zm0-34q76-10 86-78-78 6-86 78Z', color);

/** A wave, for labels. */
export const wave = (color: string): string =>
  times(3, (n) => line(d`M-84 ${-44 + n * 44}q28 -36 56 0t56 0 56 0`, color, 13));

/** A packet of seeds, leaning. Shape: colour of its head, degrees, what is on it. */
export const packet = (head: string, degrees: number, motif: string): string =>
  d`<g transform="rotate(${degrees} 0 -280)">` +
  path('M-190-570h380V0Q0 20-190 0Z', '#f8f2e4') +
  path('M60-570h130V0q-60 8-130 9Z', '#ece3cf') +
  rect(-190, -570, 380, 84, head) +
  rect(-190, -570, 380, 20, mix(head, '#1d1712', 0.25)) +
  rect(-120, -532, 240, 16, '#f8f2e4', 'rx="8" opacity=".85"') +
  `<g transform="translate(0 -275)">${motif}</g>` +
  rect(-110, -84, 220, 13, '#c9bfa6', 'rx="6"') +
  rect(-76, -56, 152, 13, '#d8cfb9', 'rx="6"') +
  '</g>';

/** A basket of split willow. */
export const trug = (): string =>
  line('M-250-190Q0-660 250-190', '#8a5a3c', 30) +
  line('M-244-200Q0-640 244-200', '#a9744f', 10) +
  path('M-400-210q400 110 800 0-20 190-140 210h-520q-120-20-140-210Z', '#c79a63') +
  path('M60-158q180-8 340-52-20 190-140 210H100q60-80-40-158Z', '#ab7f4c') +
  times(3, (n) =>
    line(
      d`M${-386 + n * 22} ${-160 + n * 50}q${386 - n * 22} 96 ${772 - n * 44} 0`,
      '#95693b',
      8,
      'opacity=".7"',
    ),
  ) +
  rect(-150, -10, 90, 20, '#8a5a3c', 'rx="8"') +
  rect(60, -10, 90, 20, '#8a5a3c', 'rx="8"');

/** A house of tubes for wild bees. */
export const beeHotel = (): string =>
  path('M-230-380 0-560l230 180Z', '#8a5a3c') +
  path('M-262-366 0-580l262 214-24 28L0-530l-238 192Z', '#6f4530') +
  rect(-210, -390, 420, 390, WOOD.base, 'rx="8"') +
  rect(-180, -350, 360, 320, '#5a3a28', 'rx="6"') +
  times(42, (n) => {
    const x = -150 + (n % 7) * 50 + (Math.floor(n / 7) % 2 ? 12 : -6);
    const y = -324 + Math.floor(n / 7) * 54;
    return (
      circle(x, y, 22, n % 3 ? '#c9a36d' : '#b58a55') + circle(x, y, n % 4 ? 11 : 15, '#3b2619')
    );
  }) +
  rect(-210, -30, 420, 30, WOOD.shade);

/** A box for small birds. */
export const nestBox = (): string =>
  slab(-170, -450, 340, 450, 8, WOOD) +
  times(3, (n) => rect(-170, -340 + n * 112, 340, 5, WOOD.shade)) +
  path('M-220-450 -190-540H220l30 90Z', '#5d7a63') +
  path('M60-540h160l30 90H60Z', '#4b6551') +
  circle(0, -300, 58, '#6f4530') +
  circle(0, -300, 46, '#2c1c13') +
  rect(-10, -216, 20, 20, '#6f4530', 'rx="10"') +
  rect(-8, -200, 16, 16, '#6f4530', 'rx="8"');

/** A basin on a column. */
export const birdBath = (of: Tone): string =>
  path('M-70-330h140l30 290H-100Z', of.base) +
  path('M20-330h50l30 290H20Z', of.shade) +
  rect(-150, -50, 300, 50, of.base, 'rx="14"') +
  rect(40, -50, 110, 50, of.shade, 'rx="14"') +
  path('M-330-420h660q-40 110-200 120h-260q-160-10-200-120Z', of.base) +
  path('M90-420h240q-40 110-200 120H90q60-60 0-120Z', of.shade) +
  oval(0, -420, 330, 44, of.light) +
  oval(0, -414, 284, 32, '#9cc3cf') +
  oval(-60, -418, 120, 11, '#c6dfe6');

/** A lantern for a candle. */
export const lantern = (of: Tone): string =>
  ring(0, -600, 48, of.shade, 16) +
  path('M-60-560h120l110 90H-170Z', of.base) +
  path('M20-560h40l110 90H20Z', of.shade) +
  rect(-180, -480, 360, 34, of.light, 'rx="10"') +
  rect(-146, -450, 292, 400, '#f7e9c4', 'opacity=".75"') +
  circle(0, -230, 120, '#fbd981', 'opacity=".55"') +
  rect(-46, -190, 92, 140, '#f4efe2', 'rx="8"') +
  path('M0-290q44 60 0 96-44-36 0-96Z', '#ee9a3a') +
  path('M0-256q22 36 0 60-22-24 0-60Z', '#fbe08d') +
  times(3, (n) => rect(-156 + n * 146, -450, 20, 400, n === 2 ? of.shade : of.base)) +
  rect(-190, -60, 380, 60, of.base, 'rx="10"') +
  rect(40, -60, 150, 60, of.shade, 'rx="10"');

/** An apron on its hook. */
export const apron = (of: Tone): string =>
  line('M-110-560Q0-720 110-560', of.shade, 18) +
  path('M-130-570h260l22 150q60 20 130 20v350q-280 60-564 0v-350q70 0 130-20Z', of.base) +
  path('M40-570h90l22 150q60 20 130 20v350q-110 24-220 28Z', of.shade) +
  path('M-150-290h300v190q-150 30-300 0Z', of.light) +
  line('M0-288v202', of.shade, 6) +
  rect(-60, -500, 120, 70, of.light, 'rx="6"') +
  line('M-40-430v-90M0-430v-84', '#8a5a3c', 10) +
  line('M-282-380q-60 90-30 190M282-380q60 90 30 190', of.shade, 14);

/** A hat of straw. */
export const hat = (): string =>
  oval(0, -60, 410, 62, '#cfa95e') +
  oval(0, -76, 410, 60, '#e3c27c') +
  path('M-210-90q-10-230 210-230t210 230q-210 50-420 0Z', '#e3c27c') +
  path('M60-318q160 20 150 228-70 20-150 24 60-120 0-252Z', '#cfa95e') +
  path('M-212-150q212 60 424 0l2 64q-214 52-428 0Z', '#2f6b4f') +
  times(5, (n) =>
    line(
      d`M${-176 + n * 10} ${-190 - n * 24}q${176 - n * 10} 36 ${352 - n * 20} 0`,
      '#c39a4f',
      5,
      'opacity=".6"',
    ),
  );

/** A bench of oak. */
export const bench = (): string =>
  times(5, (n) => rect(-390 + n * 180, -430, 60, 250, n % 2 ? WOOD.base : WOOD.shade)) +
  times(9, (n) => rect(-330 + n * 77, -410, 30, 190, WOOD.base)) +
  slab(-420, -450, 840, 56, 12, WOOD) +
  slab(-440, -230, 880, 46, 10, tone('#b9845c')) +
  slab(-440, -190, 880, 34, 6, WOOD) +
  rect(-410, -170, 56, 170, WOOD.base) +
  rect(354, -170, 56, 170, WOOD.shade) +
  slab(-460, -320, 110, 34, 10, tone('#b9845c')) +
  slab(350, -320, 110, 34, 10, tone('#b9845c')) +
  rect(-420, -290, 40, 70, WOOD.base) +
  rect(380, -290, 40, 70, WOOD.shade);

/** A low stand for a pot. */
export const stand = (): string =>
  rect(-190, -330, 34, 330, WOOD.base, 'rx="8"') +
  rect(156, -330, 34, 330, WOOD.shade, 'rx="8"') +
  rect(-60, -300, 30, 270, WOOD.shade, 'rx="8"') +
  rect(40, -300, 30, 270, WOOD.shade, 'rx="8"') +
  slab(-180, -170, 360, 40, 6, tone('#b9845c'));
