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
import {
  BLUE,
  bird,
  CORAL,
  horizon,
  INK,
  MINT,
  PAPER,
  PINK,
  quarters,
  rings,
  SUN,
  steps,
  waves,
} from './compositions.ts';

const festival = (): string => quarters(12, [BLUE, CORAL, SUN, INK, PINK], PAPER);

function framed(x: number, y: number, s: number, what: string, frame = '#fffdf7'): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    rect(-8, 2, 436, 596, '#000', 'opacity=".34" filter="url(#soft)"'),
    rect(-18, -18, 436, 596, frame),
    rect(-4, -4, 408, 568, '#000', 'opacity=".1"'),
    what,
    path('M0 0H210L60 560H0Z', '#fff', 'opacity=".07"'),
  );
}

/** Posters on the wall of the studio. */
export function wall(): string {
  return drawing(
    [
      fade(
        'wall',
        [
          [0, '#eee7da'],
          [1, '#d9cfbe'],
        ],
        [0, 0, 1, 1],
      ),
      fade('floor', [
        [0, '#b58b62'],
        [1, '#8f6a47'],
      ]),
      fade('sun', [
        [0, '#fff6dc', 0.75],
        [1, '#fff6dc', 0.15],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#wall)'),
    grain(2, [0, 0, 1440, 760], 240, '#6b5a42', 0.06, 30),
    path('M900 0H1240L760 780H420ZM1290 0H1400L920 780H810Z', 'url(#sun)', 'opacity=".55"'),
    framed(120, 110, 0.96, festival()),
    framed(570, 150, 0.78, rings(INK, CORAL, BLUE), '#2a2724'),
    framed(950, 70, 1.0, horizon(SUN, CORAL, SUN)),
    rect(0, 780, 1440, 180, 'url(#floor)'),
    rect(0, 762, 1440, 18, '#f4efe4'),
    times(7, (at) =>
      line(d`M${at * 260 - 60} 780L${at * 320 - 240} 960`, '#5d432b', 3, 'opacity=".35"'),
    ),
    shadow(720, 920, 190, 18, 0.4),
    group(
      'translate(720 690)',
      path('M-120 60Q-124-90-60-110H70Q130-90 122 60Z', BLUE),
      path('M-120 60Q-124-90-60-110H-10Q-70-80-70 60Z', '#4d58ff'),
      path('M-150 50H150Q164 50 160 84L150 116H-150L-160 84Q-164 50-150 50Z', '#1f28b8'),
      line('M-118 116L-150 232M118 116L150 232M-60 116L-76 222M60 116L76 222', '#2a1c10', 12),
    ),
    shadow(240, 930, 120, 14, 0.4),
    group(
      'translate(240 800)',
      times(9, (leaf) =>
        path(
          'M0 0C26-90 30-180 84-240C66-150 60-70 10 0Z',
          leaf % 2 ? '#2f6b4f' : '#3f8a66',
          `transform="translate(0 -10) rotate(${leaf * 24 - 104})"`,
        ),
      ),
      path('M-80-20H80L62 130H-62Z', CORAL),
      path('M-80-20H-30L-34 130H-62Z', '#ff8468'),
    ),
  );
}

function bag(x: number, y: number, s: number, body: string, side: string, label: string): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    shadow(20, 596, 230, 24, 0.35),
    path('M-190 60L-170 590H170L190 60Z', body),
    path('M110 60L96 590H170L190 60Z', side),
    path('M-190 60L-178 0H178L190 60Z', side),
    path('M-178 0H178L182 20H-182Z', '#000', 'opacity=".18"'),
    line('M-176 34H176', '#fff', 3, 'opacity=".3" stroke-dasharray="2 12"'),
    rect(-112, 150, 216, 302, PAPER),
    group('translate(-112 150) scale(.54)', label),
    path('M-190 60L-170 590H-130L-140 60Z', '#fff', 'opacity=".12"'),
  );
}

/** Bags of a coffee roaster. */
export function coffee(): string {
  const next = dice(7);
  return drawing(
    [
      fade('back', [
        [0, '#ffd27a'],
        [1, '#ffb84d'],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#back)'),
    circle(720, 420, 400, '#ff9f45', 'opacity=".55"'),
    rect(0, 720, 1440, 240, '#f0853a'),
    rect(0, 720, 1440, 8, '#fff', 'opacity=".3"'),
    bag(340, 210, 1, '#20342b', '#16251e', bird(MINT, CORAL, SUN)),
    bag(1110, 210, 1, '#f4f0e6', '#d6cdb8', steps(PINK, BLUE, CORAL)),
    bag(724, 120, 1.2, '#2b35e0', '#1c24a6', waves(PAPER, [CORAL, SUN, BLUE])),
    times(26, () => {
      const [x, y, a] = [60 + next() * 1320, 860 + next() * 80, next() * 180];
      return group(
        d`translate(${x} ${y}) rotate(${a})`,
        oval(2, 5, 20, 13, '#000', 'opacity=".25"'),
        oval(0, 0, 20, 13, '#4b2a18'),
        line('M-14 2Q0-8 14 2', '#2a150b', 3),
      );
    }),
  );
}

/** The festival's posters in a street. */
export function street(): string {
  const sheet = (seed: number): string =>
    quarters(seed, [BLUE, CORAL, SUN, INK, PINK, MINT], PAPER);
  return drawing(
    [
      fade('wallb', [
        [0, '#3a3f52'],
        [1, '#262a39'],
      ]),
      glow('lamp', [
        [0, '#ffe7b0', 0.6],
        [1, '#ffe7b0', 0],
      ]),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#wallb)'),
    times(14, (row) =>
      times(13, (at) =>
        rect(
          at * 120 - (row % 2 ? 60 : 0),
          row * 58,
          116,
          54,
          '#fff',
          `opacity="${((row * 7 + at * 13) % 5) * 0.008 + 0.012}"`,
        ),
      ),
    ),
    circle(720, 240, 700, 'url(#lamp)', 'opacity=".5"'),
    ...[12, 31, 5, 44].map((seed, at) =>
      group(
        d`translate(${46 + at * 346} ${180 + (at % 2) * 14}) rotate(${[-1.2, 0.8, -0.6, 1.4][at] ?? 0}) scale(.78)`,
        rect(8, 12, 400, 560, '#000', 'opacity=".35" filter="url(#soft)"'),
        sheet(seed),
        path('M0 0H400V18Q200 6 0 18Z', '#000', 'opacity=".08"'),
      ),
    ),
    rect(0, 790, 1440, 170, '#171a24'),
    rect(0, 782, 1440, 12, '#4a5068'),
    times(8, (at) => line(d`M${at * 210} 794l-60 166`, '#000', 3, 'opacity=".4"')),
    group(
      'translate(420 878)',
      oval(0, 4, 190, 12, '#000', 'opacity=".5"'),
      circle(-130, -72, 76, 'none', `stroke="${PAPER}" stroke-width="9"`),
      circle(140, -72, 76, 'none', `stroke="${PAPER}" stroke-width="9"`),
      line(
        'M-130-72L-60-176H80L0-72H-130M-60-176L0-72M80-176L140-72M70-206H110M80-176L70-206M-60-176L-72-206H-96M-40-206H-100',
        CORAL,
        11,
      ),
    ),
    group(
      'translate(1040 880)',
      oval(0, 6, 120, 12, '#000', 'opacity=".5"'),
      path('M-46 0V-150Q-46-210 10-210Q64-210 64-150V0Z', SUN),
      circle(10, -256, 44, '#7a4a34'),
      path('M-38-262Q-36-312 12-310Q60-306 56-258Q20-286-38-262Z', INK),
      rect(-44, -8, 46, 12, INK),
      rect(16, -8, 46, 12, INK),
      path('M60-150L130-60L112-40L50-100Z', SUN),
      rect(104, -70, 60, 78, BLUE),
    ),
  );
}

/** A site and an app, on their screens. */
export function screens(): string {
  return drawing(
    [
      fade(
        'bg',
        [
          [0, '#f6c3d6'],
          [1, '#ff9fb9'],
        ],
        [0, 0, 1, 1],
      ),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#bg)'),
    circle(1180, 180, 330, CORAL, 'opacity=".9"'),
    circle(160, 860, 280, BLUE),
    rect(190, 150, 940, 640, '#000', 'rx="20" opacity=".3" filter="url(#softer)"'),
    rect(170, 120, 940, 640, '#fffdf7', 'rx="16"'),
    path('M170 136A16 16 0 0 1 186 120H1094A16 16 0 0 1 1110 136V168H170Z', INK),
    times(3, (at) => circle(200 + at * 28, 144, 8, [CORAL, SUN, MINT][at] ?? '')),
    rect(330, 134, 460, 20, '#3a3835', 'rx="10"'),
    rect(210, 200, 90, 24, INK),
    times(4, (at) => rect(760 + at * 84, 204, 58, 14, '#8d877c', 'rx="7"')),
    rect(210, 260, 470, 44, INK),
    rect(210, 318, 390, 44, INK),
    rect(210, 376, 250, 44, INK),
    rect(210, 450, 330, 12, '#8d877c', 'rx="6"'),
    rect(210, 474, 290, 12, '#8d877c', 'rx="6"'),
    rect(210, 516, 150, 46, BLUE, 'rx="23"'),
    group('translate(720 248) scale(.86 .62)', quarters(31, [BLUE, CORAL, SUN, MINT], '#fff3d6')),
    times(3, (at) =>
      [
        rect(210 + at * 290, 614, 270, 146, [MINT, SUN, PINK][at] ?? ''),
        circle(345 + at * 290, 688, 44, INK),
        path(d`M${345 + at * 290} 644A44 44 0 0 1 ${345 + at * 290} 732Z`, CORAL),
      ].join(''),
    ),
    rect(1010, 330, 300, 560, '#000', 'rx="44" opacity=".35" filter="url(#soft)"'),
    rect(1000, 300, 300, 570, INK, 'rx="44"'),
    rect(1014, 314, 272, 542, PAPER, 'rx="32"'),
    group('translate(1014 360) scale(.68 .5)', waves('#bfe9ff', [BLUE, SUN, CORAL])),
    rect(1036, 660, 180, 24, INK),
    rect(1036, 700, 226, 10, '#8d877c', 'rx="5"'),
    rect(1036, 720, 190, 10, '#8d877c', 'rx="5"'),
    rect(1036, 764, 228, 54, CORAL, 'rx="27"'),
    rect(1110, 324, 80, 20, INK, 'rx="10"'),
  );
}
