import { circle, d, drawing, fade, grain, group, line, path, rect, times } from '../shapes.ts';
import { BLUE, bird, CORAL, INK, letter, MINT, PAPER, PINK, SUN, steps } from './compositions.ts';

/** A letter with its construction lines. */
export function specimen(): string {
  return drawing(
    '',
    rect(0, 0, 1440, 960, BLUE),
    times(37, (at) => line(d`M${at * 40} 0V960`, '#fff', 1, 'opacity=".13"')),
    times(25, (at) => line(d`M0 ${at * 40}H1440`, '#fff', 1, 'opacity=".13"')),
    path('M200 760V440A240 240 0 0 1 680 440V760H520V450A80 80 0 0 0 360 450V760Z', PAPER),
    path(
      'M780 760V200H940V410A180 180 0 0 1 1240 560A180 180 0 0 1 940 700V760ZM1010 480A80 80 0 1 0 1010 640A80 80 0 1 0 1010 480Z',
      CORAL,
      'fill-rule="evenodd"',
    ),
    line('M0 760H1440M0 200H1440M0 400H1440', SUN, 3),
    circle(440, 440, 240, 'none', `stroke="${SUN}" stroke-width="3"`),
    circle(440, 450, 80, 'none', `stroke="${SUN}" stroke-width="3"`),
    circle(1060, 560, 180, 'none', `stroke="${SUN}" stroke-width="3"`),
    line('M440 120V820M1060 320V820M120 440H720', SUN, 2, 'stroke-dasharray="8 10"'),
    ...(
      [
        [200, 760],
        [680, 760],
        [440, 200],
        [780, 200],
        [940, 410],
        [1240, 560],
        [360, 450],
      ] as const
    ).map(([x, y]) =>
      [rect(x - 9, y - 9, 18, 18, PAPER), rect(x - 5, y - 5, 10, 10, INK)].join(''),
    ),
    circle(1300, 240, 70, SUN),
    rect(200, 840, 300, 22, PAPER),
    rect(200, 876, 200, 14, PAPER, 'opacity=".7"'),
  );
}

/** The desk, from above. */
export function desk(): string {
  const swatches = [CORAL, SUN, MINT, BLUE, PINK];
  return drawing(
    [
      fade(
        'wood',
        [
          [0, '#e9dac2'],
          [1, '#d8c3a2'],
        ],
        [0, 0, 1, 1],
      ),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#wood)'),
    grain(6, [0, 0, 1440, 960], 160, '#8f6a47', 0.12, 200),
    path('M700 0H1100L620 960H220Z', '#fff', 'opacity=".16"'),
    group(
      'translate(380 150) rotate(-5)',
      rect(12, 18, 620, 700, '#000', 'opacity=".26" filter="url(#soft)"'),
      rect(0, 0, 620, 700, '#fffdf7'),
      times(5, (at) => line(d`M40 ${90 + at * 130}H580`, '#e3ddcf', 3)),
      path(
        'M110 560V330A150 150 0 0 1 410 330V560H310V340A50 50 0 0 0 210 340V560Z',
        'none',
        `stroke="${INK}" stroke-width="7"`,
      ),
      circle(260, 330, 150, 'none', `stroke="${CORAL}" stroke-width="3" stroke-dasharray="10 10"`),
      line('M60 560H560M60 180H560', CORAL, 3, 'stroke-dasharray="10 10"'),
      circle(490, 240, 52, 'none', `stroke="${INK}" stroke-width="7"`),
      line('M440 620q40-30 70 0t70 0', BLUE, 6),
    ),
    ...swatches.map((color, at) =>
      group(
        d`translate(1120 640) rotate(${-64 + at * 22})`,
        rect(6, -354, 110, 370, '#000', 'rx="10" opacity=".16"'),
        rect(0, -360, 110, 370, '#fffdf7', 'rx="10"'),
        rect(0, -360, 110, 250, color, 'rx="10"'),
        rect(16, -84, 60, 10, INK),
        rect(16, -62, 40, 8, '#8d877c'),
      ),
    ),
    circle(1160, 636, 12, '#8d877c'),
    group(
      'translate(170 150)',
      circle(10, 14, 104, '#000', 'opacity=".26" filter="url(#soft)"'),
      circle(0, 0, 104, BLUE),
      circle(0, 0, 84, '#3a2318'),
      line('M-52-26A58 58 0 0 1-10-58', '#fff', 8, 'opacity=".35"'),
      path('M-96-30q-70-30-84 16t70 52', 'none', `stroke="${BLUE}" stroke-width="20"`),
    ),
    group(
      'translate(240 420) rotate(78)',
      rect(6, 10, 400, 26, '#000', 'rx="6" opacity=".22"'),
      rect(0, 0, 340, 26, SUN),
      rect(0, 8, 340, 6, '#fff', 'opacity=".5"'),
      rect(-34, 0, 34, 26, PINK, 'rx="6"'),
      path('M340 0L400 13L340 26Z', '#e9d3a8'),
      path('M380 9L400 13L380 17Z', INK),
    ),
    group(
      'translate(1070 790) rotate(8)',
      rect(6, 12, 340, 60, '#000', 'opacity=".2"'),
      rect(0, 0, 340, 60, MINT),
      times(17, (at) => line(d`M${12 + at * 20} 0v${at % 5 ? 14 : 26}`, INK, 2)),
    ),
    group(
      'translate(80 820) rotate(-10)',
      rect(8, 10, 200, 130, '#000', 'opacity=".2"'),
      rect(0, 0, 200, 130, PINK),
      line('M20 40H150M20 66H120M20 92H140', INK, 5),
    ),
  );
}

/** Books of a small press. */
export function books(): string {
  const cover = (
    x: number,
    y: number,
    turn: number,
    s: number,
    art: string,
    spine: string,
  ): string =>
    group(
      d`translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      rect(14, 20, 414, 560, '#000', 'opacity=".4" filter="url(#soft)"'),
      rect(12, 8, 404, 564, '#e6dfd0'),
      times(4, (at) => line(d`M${403 + at * 3} 10V568`, '#b8ae9a', 1.5)),
      art,
      rect(0, 0, 22, 560, spine),
      rect(22, 0, 4, 560, '#000', 'opacity=".2"'),
      path('M30 0H150L70 560H30Z', '#fff', 'opacity=".08"'),
    );
  return drawing(
    [
      fade(
        'desk',
        [
          [0, '#cfe9dc'],
          [1, '#9fd3ba'],
        ],
        [0, 0, 1, 1],
      ),
    ].join(''),
    rect(0, 0, 1440, 960, 'url(#desk)'),
    path('M980 0H1440V520L980 960H600Z', '#fff', 'opacity=".14"'),
    cover(180, 170, -9, 1.02, letter(CORAL, INK, PAPER), '#b23a20'),
    cover(1010, 130, 8, 1.06, steps(BLUE, PAPER, CORAL), '#1a2299'),
    cover(560, 190, -1, 1.14, bird(SUN, INK, CORAL), '#c9931a'),
    group(
      'translate(120 880) rotate(-6)',
      rect(0, 8, 420, 18, '#000', 'rx="9" opacity=".25"'),
      rect(0, 0, 400, 18, INK, 'rx="4"'),
      rect(0, 0, 60, 18, CORAL, 'rx="4"'),
      path('M400 0L440 9L400 18Z', '#e9d3a8'),
    ),
    group(
      'translate(1230 850)',
      circle(8, 12, 84, '#000', 'opacity=".25" filter="url(#soft)"'),
      circle(0, 0, 84, PAPER),
      circle(0, 0, 66, '#5a3522'),
      line('M-40-18A44 44 0 0 1-8-44', '#fff', 7, 'opacity=".4"'),
      path('M78-24q60 0 60 26t-66 28', 'none', `stroke="${PAPER}" stroke-width="18"`),
    ),
  );
}
