import {
  circle,
  d,
  dice,
  drawing,
  fade,
  glow,
  group,
  line,
  path,
  rect,
  ring,
  shadow,
  times,
} from '../shapes.ts';
import { lyingTyre, screwdriver, spanner, wheel } from './parts.ts';

/** Tools on their wall. */
export function tools(): string {
  return drawing(
    [
      fade(
        'board',
        [
          [0, '#35414b'],
          [1, '#222b33'],
        ],
        [0, 0, 1, 1],
      ),
      glow('lamp', [
        [0, '#fff', 0.3],
        [1, '#fff', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#board)'),
    times(18, (x) => times(12, (y) => circle(40 + x * 80, 40 + y * 80, 7, '#161c22'))),
    circle(560, 240, 620, 'url(#lamp)'),
    times(7, (at) =>
      spanner(140 + at * 96, 150, 1.15 - at * 0.09, 0, at % 2 ? '#c9d0d6' : '#b3bcc5'),
    ),
    line('M90 100H820', '#e5a11f', 12),
    times(5, (at) =>
      screwdriver(
        900 + at * 108,
        110,
        1.12 - at * 0.08,
        ['#d9531e', '#e5a11f', '#2f5d7c', '#d9531e', '#5d7a52'][at] ?? '',
      ),
    ),
    line('M850 100H1390', '#e5a11f', 12),
    group(
      'translate(236 610) rotate(-4)',
      path(
        'M-16 0h32v300q0 20-16 20t-16-20Z',
        '#000',
        'opacity=".25" transform="translate(12 14)"',
      ),
      rect(-16, 0, 32, 310, '#9c6433', 'rx="12"'),
      rect(-16, 170, 32, 140, '#d9531e', 'rx="12"'),
      path('M-110-64H60Q104-60 112-20Q80-30 60-10H-110Z', '#c4cbd2'),
      path('M-110-64H-70V-10H-110Z', '#8d969f'),
    ),
    group(
      'translate(480 540)',
      path(
        'M-30 20C-70 120-66 260-50 330h30C-30 240-20 130-4 60ZM30 20C70 120 66 260 50 330H20C30 240 20 130 4 60Z',
        '#d9531e',
      ),
      path('M-40 40C-20 10-34-40-18-80h14V60Z', '#b3bcc5'),
      path('M40 40C20 10 34-40 18-80H4V60Z', '#c9d0d6'),
      circle(0, 34, 16, '#5b6670'),
    ),
    group(
      'translate(760 720)',
      circle(14, 18, 170, '#000', 'opacity=".28" filter="url(#soft)"'),
      circle(0, 0, 170, '#aab4bd'),
      circle(0, 0, 160, '#c9d0d6'),
      ...[0, 1, 2].map((r) => ring(0, 0, 150 - r * 22, '#8d969f', 4, 'opacity=".7"')),
      circle(0, 0, 84, '#7b858e'),
      times(5, (at) =>
        circle(Math.cos(at * 1.2566) * 56, Math.sin(at * 1.2566) * 56, 12, '#22292f'),
      ),
      circle(0, 0, 30, '#22292f'),
      times(24, (at) =>
        circle(
          Math.cos(at * 0.2618) * (at % 2 ? 112 : 138),
          Math.sin(at * 0.2618) * (at % 2 ? 112 : 138),
          6,
          '#39424b',
        ),
      ),
    ),
    group(
      'translate(1180 720)',
      rect(-190, -150, 400, 330, '#000', 'rx="14" opacity=".28" filter="url(#soft)"'),
      rect(-200, -160, 400, 320, '#b3361a', 'rx="14"'),
      rect(-184, -144, 368, 288, '#1d242a', 'rx="8"'),
      times(4, (row) =>
        times(6, (at) =>
          [
            circle(-150 + at * 60, -106 + row * 70, 26 - row * 3, '#c9d0d6'),
            circle(-150 + at * 60, -106 + row * 70, 13 - row * 1.6, '#39424b'),
          ].join(''),
        ),
      ),
    ),
    rect(0, 930, 1440, 30, '#151a1f'),
  );
}

/** A brake, close by. */
export function brake(): string {
  const next = dice(5);
  return drawing(
    [
      fade(
        'bg',
        [
          [0, '#1b2127'],
          [1, '#39434c'],
        ],
        [0, 0, 1, 1],
      ),
      fade(
        'disc',
        [
          [0, '#e6eaed'],
          [0.5, '#a9b3bb'],
          [1, '#dce1e5'],
        ],
        [0, 0, 1, 1],
      ),
      fade('cal', [
        [0, '#ef6a2d'],
        [1, '#b53c10'],
      ]),
      glow('light', [
        [0, '#ffd9a0', 0.55],
        [1, '#ffd9a0', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#bg)'),
    circle(1180, 120, 560, 'url(#light)'),
    path('M0 0H1440V300H1240A620 620 0 0 0 0 300Z', '#0d1013'),
    path('M40 300A580 580 0 0 1 1200 300L1160 310A540 540 0 0 0 80 310Z', '#262d34'),
    line('M620 560L620 120', '#20262c', 60),
    times(9, (at) =>
      line(d`M520 ${90 + at * 34}q100 30 200 0`, at % 2 ? '#4a545d' : '#5d6872', 18),
    ),
    circle(632, 576, 352, '#000', 'opacity=".4" filter="url(#softer)"'),
    circle(620, 560, 350, '#77828c'),
    circle(620, 560, 340, 'url(#disc)'),
    times(9, (at) => ring(620, 560, 326 - at * 15, '#fff', 2, `opacity="${at % 2 ? 0.35 : 0.12}"`)),
    times(30, (at) =>
      circle(
        620 + Math.cos(at * 0.2094) * (at % 2 ? 236 : 290),
        560 + Math.sin(at * 0.2094) * (at % 2 ? 236 : 290),
        11,
        '#49535c',
      ),
    ),
    circle(620, 560, 178, '#5d6872'),
    circle(620, 560, 168, '#8b969f'),
    path('M500 460A160 160 0 0 1 740 452A180 180 0 0 0 500 460Z', '#fff', 'opacity=".4"'),
    times(5, (at) => {
      const a = at * 1.2566 - 1.57;
      const [x, y] = [620 + Math.cos(a) * 112, 560 + Math.sin(a) * 112];
      return [
        circle(x + 3, y + 5, 27, '#000', 'opacity=".3"'),
        circle(x, y, 26, '#c9d0d6'),
        circle(x, y, 15, '#39424b'),
      ].join('');
    }),
    circle(620, 560, 58, '#39424b'),
    circle(620, 560, 44, '#5d6872'),
    path(
      'M820 300C940 360 1010 460 1006 590C1004 690 960 770 890 830L790 742C850 690 872 640 872 570C872 500 840 440 780 398Z',
      '#000',
      'opacity=".4" transform="translate(14 18)" filter="url(#soft)"',
    ),
    path(
      'M820 290C940 350 1010 450 1006 580C1004 680 960 760 890 820L790 732C850 680 872 630 872 560C872 490 840 430 780 388Z',
      'url(#cal)',
    ),
    path(
      'M838 318C930 370 984 460 982 570C980 650 950 720 896 776L876 758C926 700 948 640 948 570C948 480 900 400 820 346Z',
      '#ffb07d',
      'opacity=".6"',
    ),
    circle(930, 440, 22, '#7a2608'),
    circle(946, 690, 22, '#7a2608'),
    circle(930, 440, 11, '#e9edf0'),
    circle(946, 690, 11, '#e9edf0'),
    line('M1000 560C1100 540 1130 430 1120 300C1112 200 1160 120 1250 60', '#12161a', 24),
    line('M1000 556C1096 536 1122 430 1112 300', '#39424b', 6),
    times(34, () =>
      circle(
        next() * 1440,
        640 + next() * 320,
        2 + next() * 4,
        '#ffb35c',
        `opacity="${next() * 0.5}"`,
      ),
    ),
    rect(0, 900, 1440, 60, '#0f1316'),
    group('translate(1150 880) rotate(-72)', spanner(0, 0, 1.3)),
  );
}

/** Tyres in their stacks, and a wheel. */
export function tyres(): string {
  return drawing(
    [
      fade('back', [
        [0, '#e8edf1'],
        [1, '#cfd8df'],
      ]),
      fade('ground', [
        [0, '#8d99a4'],
        [1, '#707c87'],
      ]),
    ].join(''),
    rect(0, 0, 1440, 700, 'url(#back)'),
    circle(1050, 330, 300, '#f0a92b'),
    circle(1050, 330, 300, '#fff', 'opacity=".12"'),
    times(6, (at) =>
      group(
        d`translate(1050 330) rotate(${at * 60})`,
        line(
          'M0 0V-230M0-110L-56-166M0-110L56-166M0-170L-40-212M0-170L40-212',
          '#fff',
          16,
          'opacity=".92"',
        ),
      ),
    ),
    times(12, (at) => rect(at * 130 - 40, 0, 4, 700, '#fff', 'opacity=".4"')),
    rect(0, 690, 1440, 270, 'url(#ground)'),
    shadow(390, 852, 260, 30, 0.5),
    times(5, (at) => lyingTyre(380 + (at % 2) * 10, 752 - at * 112, 220, 94)),
    shadow(800, 880, 200, 24, 0.5),
    times(3, (at) => lyingTyre(800 - (at % 2) * 12, 800 - at * 96, 180, 80)),
    shadow(1130, 890, 210, 26, 0.5),
    wheel(1130, 680, 214, '#dbe0e4'),
    ring(1130, 680, 182, '#fff', 5, 'opacity=".16"'),
    path(
      'M960 560A210 210 0 0 1 1080 474',
      'none',
      'stroke="#fff" stroke-width="8" opacity=".2" stroke-linecap="round"',
    ),
  );
}
