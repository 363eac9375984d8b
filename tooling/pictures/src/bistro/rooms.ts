import {
  circle,
  d,
  dice,
  drawing,
  fade,
  glow,
  grain,
  group,
  line,
  oval,
  path,
  rect,
  shadow,
  times,
} from '../shapes.ts';
import { glass, WARM } from './tableware.ts';

function archedWindow(x: number, seed: number): string {
  const next = dice(seed);
  const arch = d`M${x} 600V280A125 125 0 0 1 ${x + 250} 280V600Z`;
  return [
    path(d`M${x - 20} 612V280A145 145 0 0 1 ${x + 270} 280V612Z`, '#4d2a2b'),
    path(arch, 'url(#dusk)'),
    times(7, (at) => {
      const h = 60 + next() * 120;
      return rect(x + at * 36, 600 - h, 37, h, at % 2 ? '#2b2340' : '#352a49');
    }),
    times(16, () =>
      rect(
        x + 8 + next() * 226,
        505 + next() * 76,
        8,
        11,
        '#ffcf7a',
        `opacity="${0.5 + next() * 0.5}"`,
      ),
    ),
    line(d`M${x + 125} 158V600M${x} 310H${x + 250}M${x} 455H${x + 250}`, '#4d2a2b', 12),
    rect(x - 34, 600, 318, 22, '#5d3533'),
    rect(x - 34, 600, 318, 6, '#8a5648', 'opacity=".6"'),
  ].join('');
}

function pendant(x: number, drop: number): string {
  return [
    line(d`M${x} 0V${drop}`, '#1c0d10', 5),
    path(
      d`M${x - 74} ${drop + 74}Q${x - 70} ${drop} ${x} ${drop}Q${x + 70} ${drop} ${x + 74} ${drop + 74}Z`,
      '#b5792f',
    ),
    path(
      d`M${x - 74} ${drop + 74}Q${x - 70} ${drop} ${x - 8} ${drop}Q${x - 44} ${drop + 24} ${x - 40} ${drop + 74}Z`,
      '#e2ad5a',
    ),
    oval(x, drop + 74, 74, 12, '#ffe7b5'),
    path(
      d`M${x - 74} ${drop + 76}L${x - 270} 800H${x + 270}L${x + 74} ${drop + 76}Z`,
      'url(#cone)',
    ),
    circle(x, drop + 86, 150, 'url(#warm)', 'opacity=".7"'),
  ].join('');
}

function chair(x: number, y: number, s: number, color: string): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    line('M-50 0V-150Q-50-236 0-236Q50-236 50-150V0', color, 13),
    line('M-26-40V-150Q-26-206 0-206Q26-206 26-150V-40', color, 9),
    oval(0, 0, 66, 18, color),
    oval(0, -5, 60, 14, '#a8493c'),
    line('M-50 6L-62 150M50 6L62 150M-22 14L-26 132M22 14L26 132', color, 12),
  );
}

function laidTable(x: number, y: number, s: number): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    shadow(0, 190, 230, 34, 0.5),
    rect(-12, 60, 24, 120, '#20100f'),
    oval(0, 182, 84, 16, '#20100f'),
    path(
      'M-214 0C-220 80-200 104-176 96C-150 88-140 120-104 112C-70 104-40 132 0 122C40 132 70 104 104 112C140 120 150 88 176 96C200 104 220 80 214 0Z',
      '#e3cfb2',
    ),
    path(
      'M-214 0C-220 80-200 104-176 96C-160 92-150 104-130 112L-120 20Z',
      '#c5ab8a',
      'opacity=".7"',
    ),
    oval(0, 0, 214, 50, '#fbefd9'),
    oval(-96, 6, 74, 17, '#d8c4a4'),
    oval(-96, 2, 74, 17, '#fffaf0'),
    oval(96, 6, 74, 17, '#d8c4a4'),
    oval(96, 2, 74, 17, '#fffaf0'),
    oval(96, 1, 44, 10, '#a8493c'),
    glass(-22, -2, 0.3, '#7d1f33'),
    glass(44, 8, 0.3, '#7d1f33'),
    circle(12, -60, 90, 'url(#warm)'),
    rect(4, -44, 16, 44, '#fff3d2'),
    path('M12-76Q24-56 12-46Q0-56 12-76Z', '#ffb347'),
  );
}

/** The dining room in the evening. */
export function room(): string {
  return drawing(
    [
      WARM,
      fade('wall', [
        [0, '#2c151c'],
        [1, '#572a2b'],
      ]),
      fade('dusk', [
        [0, '#2b3160'],
        [0.55, '#a4596a'],
        [1, '#f0a45f'],
      ]),
      fade('floor', [
        [0, '#3f2320'],
        [1, '#1e0f10'],
      ]),
      fade('cone', [
        [0, '#ffdf9c', 0.3],
        [1, '#ffdf9c', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#wall)'),
    grain(5, [0, 0, 1440, 620], 260, '#fff', 0.035, 40),
    archedWindow(130, 3),
    archedWindow(595, 7),
    archedWindow(1060, 12),
    rect(0, 622, 1440, 130, '#3a1c1f'),
    times(9, (at) =>
      rect(at * 165 - 30, 646, 140, 84, 'none', 'stroke="#5a302d" stroke-width="5"'),
    ),
    rect(0, 616, 1440, 12, '#6d3d35'),
    rect(0, 752, 1440, 208, 'url(#floor)'),
    times(13, (at) =>
      line(d`M${720 + (at - 6) * 90} 752L${720 + (at - 6) * 210} 960`, '#000', 3, 'opacity=".3"'),
    ),
    line('M0 800H1440M0 866H1440', '#000', 3, 'opacity=".22"'),
    times(2, (at) =>
      group(
        `translate(${at ? 1404 : 36} 752) scale(${at ? -1 : 1} 1)`,
        rect(-40, -70, 88, 120, '#8e4a36'),
        times(9, (leaf) =>
          path(
            'M0 0C20-90 26-200 90-270C60-170 60-70 12 0Z',
            leaf % 2 ? '#4e5e33' : '#69793f',
            `transform="translate(4 -70) rotate(${leaf * 22 - 96})"`,
          ),
        ),
      ),
    ),
    chair(178, 742, 0.94, '#1d0e10'),
    chair(470, 742, 0.94, '#1d0e10'),
    chair(962, 742, 0.94, '#1d0e10'),
    chair(1262, 742, 0.94, '#1d0e10'),
    laidTable(324, 752, 0.84),
    laidTable(1112, 752, 0.84),
    pendant(324, 150),
    pendant(1112, 150),
    chair(486, 826, 1.16, '#170a0c'),
    chair(960, 826, 1.16, '#170a0c'),
    laidTable(720, 816, 1.1),
    pendant(720, 210),
  );
}

/** The oven with its fire. */
export function hearth(): string {
  const next = dice(42);
  const tones = ['#8e4b34', '#9a5339', '#7f412d', '#a65c40'];
  const bricks = times(17, (row) =>
    times(14, (at) =>
      rect(
        at * 116 - (row % 2 ? 58 : 0),
        row * 58,
        110,
        52,
        tones[Math.floor(next() * 4)] ?? '',
        'rx="4"',
      ),
    ),
  );
  const flame = (x: number, h: number, w: number, color: string, lean = 0): string =>
    path(
      d`M${x - w} 640C${x - w * 1.3} ${640 - h * 0.4} ${x - w * 0.2 + lean} ${640 - h * 0.55} ${x + lean} ${640 - h}C${x + w * 0.3 + lean} ${640 - h * 0.6} ${x + w * 1.3} ${640 - h * 0.4} ${x + w} 640Z`,
      color,
    );
  const log = (x: number, y: number, r: number): string =>
    [
      circle(x, y, r, '#5a3522'),
      circle(x, y, r * 0.86, '#d6a56b'),
      circle(x, y, r * 0.6, '#c48f55'),
      circle(x, y, r * 0.3, '#b07c45'),
    ].join('');
  return drawing(
    [
      WARM,
      fade('mouth', [
        [0, '#1a0a08'],
        [1, '#5d1c0c'],
      ]),
      glow('heat', [
        [0, '#ffb04a', 0.85],
        [1, '#ff7a2a', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, '#5a2f22'),
    bricks,
    rect(0, 0, 1440, 960, '#2a110c', 'opacity=".34"'),
    times(19, (at) =>
      group(
        d`rotate(${at * 10 - 90} 720 470)`,
        path('M690 56H750L744 150H696Z', at % 2 ? '#c98a5c' : '#b9774b'),
        line('M690 56L696 150', '#3a1a10', 4, 'opacity=".6"'),
      ),
    ),
    rect(306, 470, 94, 200, '#b9774b'),
    rect(1040, 470, 94, 200, '#b9774b'),
    path('M400 670V470A320 320 0 0 1 1040 470V670Z', 'url(#mouth)'),
    circle(720, 600, 420, 'url(#heat)', 'opacity=".8"'),
    flame(560, 230, 74, '#c93a12', -18),
    flame(880, 250, 80, '#c93a12', 22),
    flame(720, 400, 130, '#dd4d16', 10),
    flame(640, 300, 84, '#f07a1f', -20),
    flame(800, 320, 90, '#f07a1f', 16),
    flame(720, 310, 84, '#ffab3d', -8),
    flame(690, 190, 50, '#ffd778', 6),
    flame(770, 170, 44, '#ffe6a6', -4),
    line('M500 640L800 612', '#2b130c', 44),
    line('M920 640L640 606', '#3a1b10', 40),
    line('M520 634L760 612M900 632L700 612', '#ff8a3a', 5, 'opacity=".8"'),
    times(46, () =>
      circle(
        430 + next() * 580,
        200 + next() * 400,
        2 + next() * 4,
        '#ffd27a',
        `opacity="${0.3 + next() * 0.7}"`,
      ),
    ),
    rect(250, 664, 940, 46, '#d9b48a'),
    rect(250, 700, 940, 16, '#8d6238'),
    rect(250, 664, 940, 8, '#fff', 'opacity=".3"'),
    shadow(450, 666, 130, 14, 0.5),
    path('M330 606H570Q566 664 530 664H370Q334 664 330 606Z', '#191516'),
    line('M570 620L690 604', '#191516', 20),
    oval(450, 606, 120, 18, '#2a2425'),
    oval(450, 604, 100, 12, '#a8552e'),
    times(6, (at) => circle(380 + at * 28, 602 - (at % 2) * 5, 12, at % 2 ? '#d98a2b' : '#5f7137')),
    path('M420 960V800A60 60 0 0 1 480 740H960A60 60 0 0 1 1020 800V960Z', '#22100b'),
    times(8, (at) => log(466 + at * 74, 916, 36)),
    times(7, (at) => log(503 + at * 74, 852, 36)),
    times(6, (at) => log(540 + at * 74, 790, 34)),
    rect(0, 0, 1440, 960, 'url(#warm)', 'opacity=".22"'),
    line('M120 150V420', '#241412', 10),
    line('M250 150V380', '#241412', 10),
    oval(120, 470, 62, 66, '#3a2a26'),
    oval(250, 424, 50, 54, '#4a3630'),
    line('M60 150H320', '#1b0d0b', 14),
  );
}
