import { circle, d, group, line, oval, path, rect, ring, shadow, times } from '../shapes.ts';

/** Colours of a painted body: its paint, its light and its shade. */
export interface Paint {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
}

/** A wheel from the side. */
export function wheel(x: number, y: number, r: number, rim = '#c9ced4'): string {
  return [
    circle(x, y, r, '#15181c'),
    ring(x, y, r * 0.9, '#2b3036', r * 0.06),
    circle(x, y, r * 0.68, rim),
    circle(x, y, r * 0.6, '#3a4149'),
    times(5, (at) =>
      group(
        d`translate(${x} ${y}) rotate(${at * 72 - 90})`,
        path(d`M0 ${-r * 0.1}L${r * 0.63} ${-r * 0.17}V${r * 0.17}L0 ${r * 0.1}Z`, rim),
        line(d`M${r * 0.1} 0H${r * 0.56}`, '#fff', r * 0.03, 'opacity=".5"'),
      ),
    ),
    circle(x, y, r * 0.2, rim),
    circle(x, y, r * 0.1, '#3a4149'),
  ].join('');
}

/** A small car from the side, facing right: 600 wide, with its wheels on y = 220. */
export function car(x: number, y: number, s: number, { base, light, shade }: Paint): string {
  const body =
    'M16 150C14 118 30 108 74 100L128 94C168 50 206 32 282 30H360C414 32 448 58 486 94L552 106C580 112 592 128 592 152V166Q592 178 578 178H34Q18 178 16 164Z';
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    path(body, base),
    path(
      'M16 150C14 118 30 108 74 100L128 94H486L552 106C566 109 576 114 582 122C460 112 180 112 20 128Z',
      light,
    ),
    path('M18 150H592V166Q592 178 578 178H34Q18 178 17 164Z', shade),
    path('M150 94C182 62 214 48 284 46H292V94Z', '#1d2a35'),
    path('M304 46H358C402 48 430 66 462 94H304Z', '#1d2a35'),
    path(
      'M176 94L226 54Q240 50 256 48L204 94ZM330 94L364 47H384L352 94Z',
      '#7fa3b8',
      'opacity=".55"',
    ),
    line('M298 46V168M140 96Q134 140 150 168M462 96Q474 140 452 168', '#000', 3, 'opacity=".3"'),
    rect(262, 112, 26, 7, shade, 'rx="3"'),
    rect(424, 112, 26, 7, shade, 'rx="3"'),
    path('M562 118Q590 122 590 140L560 136Z', '#fff3cf'),
    path('M18 118Q34 112 44 116L40 140L17 142Z', '#d8402a'),
    rect(560, 150, 34, 12, '#20262c', 'rx="4"'),
    circle(138, 172, 56, '#0f1215'),
    circle(468, 172, 56, '#0f1215'),
    wheel(138, 174, 46),
    wheel(468, 174, 46),
    line('M40 110Q180 98 300 98', '#fff', 3, 'opacity=".5"'),
  );
}

/** A ring spanner, 300 long, hanging from its ring. */
export function spanner(x: number, y: number, s: number, turn = 0, metal = '#b8c0c8'): string {
  const shape = (fill: string): string =>
    path(
      'M-18 20H18L14 230C34 236 46 254 46 274L30 262H-2L-12 280L0 300C-30 300-48 282-48 262C-48 246-34 234-14 230Z',
      fill,
    );
  return group(
    d`translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    group('translate(10 12)', shape('#000'), circle(0, 0, 40, '#000')).replace(
      '<g ',
      '<g opacity=".22" ',
    ),
    shape(metal),
    circle(0, 0, 40, metal),
    circle(0, 0, 22, '#39424b'),
    ring(0, 0, 22, '#000', 3, 'opacity=".4"'),
    line('M-6 46V220', '#fff', 5, 'opacity=".55"'),
  );
}

/** A screwdriver, its point down. */
export function screwdriver(x: number, y: number, s: number, color: string): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    group(
      'translate(10 12)',
      rect(-24, 0, 48, 130, '#000', 'rx="20" opacity=".22"'),
      rect(-7, 130, 14, 170, '#000', 'opacity=".22"'),
    ),
    rect(-7, 120, 14, 170, '#c4cbd2'),
    path('M-10 286H10L6 306H-6Z', '#8d969f'),
    rect(-24, 0, 48, 130, color, 'rx="20"'),
    rect(-24, 96, 48, 12, '#000', 'opacity=".25"'),
    line('M-10 18V86', '#fff', 7, 'opacity=".45"'),
  );
}

/** A red tool cabinet on wheels: 300 by 420. */
export function cabinet(
  x: number,
  y: number,
  s: number,
  color = '#c23b1e',
  dark = '#8f2a14',
): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    shadow(150, 424, 190, 18, 0.4),
    rect(0, 0, 300, 400, color, 'rx="8"'),
    rect(0, 0, 300, 18, '#20262c', 'rx="6"'),
    rect(262, 18, 38, 382, dark, 'opacity=".6"'),
    times(6, (at) => {
      const top = 34 + at * 58 + (at > 3 ? (at - 3) * 6 : 0);
      return [
        rect(16, top, 268, 48, dark, 'rx="4"'),
        rect(16, top, 268, 44, color, 'rx="4"'),
        rect(60, top + 14, 180, 10, '#e7ebef', 'rx="5"'),
        rect(60, top + 21, 180, 4, '#000', 'opacity=".2"'),
      ].join('');
    }),
    circle(40, 410, 18, '#15181c'),
    circle(260, 410, 18, '#15181c'),
  );
}

/** A tyre that lies flat, one of a stack. */
export function lyingTyre(x: number, y: number, rx: number, h: number): string {
  return [
    path(d`M${x - rx} ${y}V${y + h}A${rx} ${rx * 0.24} 0 0 0 ${x + rx} ${y + h}V${y}Z`, '#1b1f24'),
    times(15, (at) => {
      const a = Math.PI * (0.06 + at * 0.063);
      return line(
        d`M${x - Math.cos(a) * rx} ${y + Math.sin(a) * rx * 0.24 + 10}v${h - 16}`,
        '#30363d',
        5,
      );
    }),
    oval(x, y, rx, rx * 0.24, '#2a2f35'),
    oval(x, y, rx * 0.9, rx * 0.21, '#1b1f24'),
    oval(x, y, rx * 0.56, rx * 0.13, '#0d0f12'),
  ].join('');
}
