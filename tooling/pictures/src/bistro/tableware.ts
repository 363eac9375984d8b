import {
  circle,
  d,
  dice,
  glow,
  group,
  line,
  oval,
  path,
  rect,
  ring,
  shadow,
  times,
} from '../shapes.ts';

/** The light of a lamp or a candle, `url(#warm)`. */
export const WARM = glow('warm', [
  [0, '#ffd58a', 0.95],
  [0.35, '#ffb65c', 0.4],
  [1, '#ffb65c', 0],
]);

/** A plate from above. */
export function plate(cx: number, cy: number, r: number, glaze: string, rim: string): string {
  return [
    shadow(cx + r * 0.07, cy + r * 0.12, r * 1.03, r * 1.02, 0.42, '#1c0e08'),
    circle(cx, cy, r, rim),
    circle(cx, cy, r * 0.985, glaze),
    ring(cx, cy, r * 0.72, '#000', r * 0.012, 'opacity=".12"'),
    circle(cx, cy, r * 0.7, '#fff', 'opacity=".16"'),
    line(
      d`M${cx - r * 0.83} ${cy - r * 0.3}A${r * 0.88} ${r * 0.88} 0 0 1 ${cx - r * 0.2} ${cy - r * 0.86}`,
      '#fff',
      r * 0.03,
      'opacity=".6"',
    ),
  ].join('');
}

/** A leaf with its rib. Shape: stem, length, degrees, colour. */
export function leaf(x: number, y: number, size: number, turn: number, color: string): string {
  return group(
    d`translate(${x} ${y}) rotate(${turn})`,
    path(
      d`M0 0C${size * 0.2} ${-size * 0.36} ${size * 0.7} ${-size * 0.34} ${size} 0C${size * 0.7} ${size * 0.34} ${size * 0.2} ${size * 0.36} 0 0Z`,
      color,
    ),
    line(d`M0 0H${size * 0.86}`, '#fff', Math.max(1.5, size * 0.025), 'opacity=".28"'),
  );
}

/** A slice of lemon. */
export function lemon(x: number, y: number, r: number, turn = 0): string {
  return group(
    d`translate(${x} ${y}) rotate(${turn})`,
    circle(3, 6, r, '#000', 'opacity=".2"'),
    circle(0, 0, r, '#e3ac1f'),
    circle(0, 0, r * 0.9, '#fbefc0'),
    times(8, (at) =>
      group(
        `rotate(${at * 45})`,
        path(
          d`M${r * 0.12} 0L${r * 0.74} ${-r * 0.24}Q${r * 0.86} 0 ${r * 0.74} ${r * 0.24}Z`,
          at % 2 ? '#f2cf5b' : '#f0c545',
        ),
      ),
    ),
  );
}

/** A fork, upright, its tines up. */
export function fork(x: number, y: number, size: number, turn: number, metal = '#d9d3c7'): string {
  const s = size / 400;
  return group(
    d`translate(${x} ${y}) rotate(${turn}) scale(${s * 1.0})`,
    group('translate(8 12)', path('M-9 120h18v280q0 14-9 14t-9-14Z', '#000', 'opacity=".25"')),
    path('M-8 118h16v282q0 14-8 14t-8-14Z', metal),
    path('M-34 0h9v70h9V0h9v70h14V0h9v70h9V0h9v84q0 40-34 46Q-34 124-34 84Z', metal),
    line('M-4 130V390', '#fff', 3, 'opacity=".6"'),
  );
}

/** A knife, upright, its point up. */
export function knife(x: number, y: number, size: number, turn: number, metal = '#d9d3c7'): string {
  const s = size / 400;
  return group(
    d`translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    group(
      'translate(8 12)',
      path('M-10 0q34 70 26 190h-8v200q0 20-9 20t-9-20Z', '#000', 'opacity=".25"'),
    ),
    path('M-10 0q36 70 26 190h-26Z', metal),
    path('M-10 190h18v200q0 22-9 22t-9-22Z', '#8a7f72'),
    line('M-4 40V180', '#fff', 3, 'opacity=".6"'),
  );
}

/** A table of planks from above, with the light of a window on it. */
export function planks(colors: readonly string[], seed: number): string {
  const next = dice(seed);
  const step = 160;
  return [
    times(9, (at) => rect(at * step, 0, step + 1, 960, colors[at % colors.length] ?? '#6b432c')),
    times(8, (at) => line(d`M${(at + 1) * step} 0V960`, '#000', 3, 'opacity=".28"')),
    times(70, () => {
      const x = next() * 1440;
      const y = next() * 960;
      const bend = (next() - 0.5) * 14;
      return line(d`M${x} ${y}q${bend} 60 0 ${60 + next() * 160}`, '#000', 2, 'opacity=".12"');
    }),
    path('M520 0H1120L760 960H160Z', '#fff3d6', 'opacity=".1"'),
    path('M1190 0H1330L970 960H830Z', '#fff3d6', 'opacity=".07"'),
  ].join('');
}

/** A linen cloth with a hem, lying askew. */
export function linen(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  color: string,
): string {
  return group(
    d`translate(${x} ${y}) rotate(${turn})`,
    rect(10, 18, w, h, '#000', 'opacity=".28" filter="url(#soft)"'),
    rect(0, 0, w, h, color),
    rect(16, 16, w - 32, h - 32, 'none', 'stroke="#fff" stroke-width="4" opacity=".35"'),
    times(Math.floor(h / 26), (at) =>
      line(d`M0 ${at * 26 + 12}H${w}`, '#000', 1.5, 'opacity=".06"'),
    ),
    times(Math.floor(w / 26), (at) =>
      line(d`M${at * 26 + 12} 0V${h}`, '#000', 1.5, 'opacity=".05"'),
    ),
  );
}

/** A glass of wine from the side. Shape: middle of its foot. */
export function glass(x: number, y: number, s: number, wine: string): string {
  return group(
    d`translate(${x} ${y}) scale(${s})`,
    oval(0, 0, 62, 12, '#fff', 'opacity=".34"'),
    oval(0, -3, 62, 11, 'none', 'stroke="#fff" stroke-width="3" opacity=".55"'),
    rect(-4, -150, 8, 150, '#fff', 'opacity=".5"'),
    path('M-80-330Q-96-160 0-150Q96-160 80-330Z', '#fff', 'opacity=".2"'),
    path('M-86-252Q-84-162 0-156Q84-162 86-252Z', wine, 'opacity=".92"'),
    oval(0, -252, 86, 12, '#fff', 'opacity=".2"'),
    oval(0, -330, 80, 11, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"'),
    line('M-62-316Q-76-230-50-186', '#fff', 8, 'opacity=".55"'),
  );
}
