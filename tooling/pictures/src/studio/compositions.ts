import { circle, d, dice, line, oval, path, rect, ring, times } from '../shapes.ts';

/** Clips a drawing to its sheet. */
const sheet = (...shapes: readonly string[]): string =>
  `<svg width="400" height="560" viewBox="0 0 400 560">${shapes.join('')}</svg>`;

/** Compositions of the studio, each 400 by 560 from its own corner, used for posters, covers and labels. */

/** Colours of the studio. */
export const INK = '#141312';
export const PAPER = '#f4f0e6';
export const BLUE = '#2b35e0';
export const CORAL = '#ff5b3a';
export const SUN = '#ffc83d';
export const MINT = '#a9e4c3';
export const PINK = '#ffb8d2';

/** Quarters of circles on a grid: a festival of short films. */
export function quarters(seed: number, colors: readonly string[], ground: string): string {
  const next = dice(seed);
  const side = 100;
  const turned = (x: number, y: number, color: string): string => {
    const corner = Math.floor(next() * 4);
    const [cx, cy] = [x + (corner % 2) * side, y + (corner > 1 ? side : 0)];
    const [ax, ay] = [cx === x ? x + side : x, cy];
    const [bx, by] = [cx, cy === y ? y + side : y];
    const sweep = corner === 0 || corner === 3 ? 1 : 0;
    return path(d`M${cx} ${cy}L${ax} ${ay}A${side} ${side} 0 0 ${sweep} ${bx} ${by}Z`, color);
  };
  return sheet(
    rect(0, 0, 400, 560, ground),
    times(16, (at) => {
      const [x, y] = [(at % 4) * side, Math.floor(at / 4) * side];
      const color = colors[Math.floor(next() * colors.length)] ?? INK;
      const kind = next();
      if (kind < 0.14) return circle(x + 50, y + 50, 50, color);
      if (kind < 0.22) return rect(x, y, side, side, color);
      return turned(x, y, color);
    }),
    rect(24, 436, 200, 22, INK),
    rect(24, 470, 140, 10, INK),
    rect(24, 490, 170, 10, INK),
    circle(346, 470, 30, INK),
  );
}

/** A sun that goes down in lines: a season of concerts. */
export function horizon(sky: string, sun: string, sea: string): string {
  return sheet(
    rect(0, 0, 400, 560, sky),
    circle(200, 290, 150, sun),
    times(9, (at) => rect(0, 300 + at * 30, 400, 6 + at * 3.2, sea)),
    rect(24, 28, 96, 96, INK, 'rx="48"'),
    rect(136, 36, 180, 18, INK),
    rect(136, 66, 120, 10, INK),
    rect(136, 86, 150, 10, INK),
  );
}

/** Rings that meet: a theatre. */
export function rings(ground: string, a: string, b: string): string {
  return sheet(
    rect(0, 0, 400, 560, ground),
    times(6, (at) => ring(130, 330, 26 + at * 36, a, 16)),
    times(6, (at) => ring(330, 190, 26 + at * 36, b, 16, 'opacity=".92"')),
    rect(0, 0, 400, 60, ground),
    rect(24, 24, 230, 22, PAPER),
    rect(24, 516, 120, 10, PAPER),
    rect(24, 536, 90, 10, PAPER),
  );
}

/** A tall letter of arcs: a specimen of type. */
export function letter(ground: string, ink: string, spot: string): string {
  return sheet(
    rect(0, 0, 400, 560, ground),
    path('M60 470V270A140 140 0 0 1 340 270V470H250V280A50 50 0 0 0 150 280V470Z', ink),
    circle(295, 120, 48, spot),
    rect(60, 500, 280, 14, ink),
    rect(60, 524, 160, 10, ink),
    rect(60, 40, 120, 12, ink),
  );
}

/** Steps and a ball: a museum of the everyday. */
export function steps(ground: string, a: string, b: string): string {
  return sheet(
    rect(0, 0, 400, 560, ground),
    times(5, (at) => rect(at * 80, 200 + at * 72, 80, 360 - at * 72, at % 2 ? a : b)),
    circle(84, 130, 68, INK),
    path('M84 62A68 68 0 0 1 84 198Z', PAPER),
    rect(230, 40, 146, 18, INK),
    rect(230, 70, 110, 10, INK),
    rect(230, 90, 130, 10, INK),
  );
}

/** Waves one over the other: a swimming club. */
export function waves(ground: string, colors: readonly string[]): string {
  return sheet(
    rect(0, 0, 400, 560, ground),
    times(6, (row) =>
      path(
        d`M0 ${190 + row * 62}${times(4, () => 'q25-50 50 0t50 0')}V560H0Z`,
        colors[row % colors.length] ?? INK,
      ),
    ),
    circle(300, 96, 56, colors[1] ?? INK),
    rect(24, 30, 160, 18, INK),
    rect(24, 60, 110, 10, INK),
  );
}

/** An eye of a bird: a radio of the night. */
export function bird(ground: string, body: string, beak: string): string {
  return sheet(
    rect(0, 0, 400, 560, ground),
    path('M60 420V250A130 130 0 0 1 320 250V420Z', body),
    path('M320 210L396 250L320 290Z', beak),
    circle(236, 226, 46, PAPER),
    circle(246, 226, 22, INK),
    path('M60 420A130 130 0 0 1 190 290V420Z', INK, 'opacity=".85"'),
    line('M150 420V490M230 420V490M120 490H176M204 490H260', INK, 14),
    oval(190, 510, 140, 8, INK, 'opacity=".16"'),
    rect(24, 24, 140, 18, INK),
    rect(24, 54, 96, 10, INK),
  );
}
