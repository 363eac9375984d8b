/** Plants: each function draws upwards from the ground at 0, 0. */
import { circle, d, dice, line, oval, path, times } from '../shapes.ts';
import { mix } from './scene.ts';

const GREENS = ['#4f7d4a', '#6b9a5f', '#3f6b45', '#7d9c63'] as const;
const green = (n: number): string => GREENS[n % GREENS.length] ?? GREENS[0];

/** A pointed leaf from one point to another. Shape: from, to, how wide in px, colour. */
export function leaf(
  [x, y]: readonly [number, number],
  [u, v]: readonly [number, number],
  wide: number,
  fill: string,
): string {
  const [dx, dy] = [u - x, v - y];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * wide, (dx / long) * wide];
  const [mx, my] = [x + dx * 0.45, y + dy * 0.45];
  return path(d`M${x} ${y}Q${mx + nx} ${my + ny} ${u} ${v}Q${mx - nx} ${my - ny} ${x} ${y}Z`, fill);
}

/** Stems that spread like a fan. Shape: count, height, spread in px, stem → shape. */
function fan(
  count: number,
  height: number,
  spread: number,
  stem: (top: readonly [number, number], at: number, lean: number) => string,
): string {
  return times(count, (at) => {
    const lean = count === 1 ? 0 : (at / (count - 1)) * 2 - 1;
    return stem([lean * spread, -height * (1 - 0.32 * lean * lean)], at, lean);
  });
}

const curve = ([u, v]: readonly [number, number]): string =>
  d`M${u * 0.12} 0Q${u * 0.35} ${v * 0.6} ${u} ${v}`;

/** A flower of petals around a heart. Shape: place, size in px, petals, colours. */
export function bloom(
  [x, y]: readonly [number, number],
  size: number,
  petals: number,
  color: string,
  heart: string,
): string {
  return (
    times(petals, (at) => {
      const turn = (at / petals) * Math.PI * 2;
      return leaf(
        [x, y],
        [x + Math.cos(turn) * size, y + Math.sin(turn) * size],
        size * (petals > 14 ? 0.2 : 0.36),
        at % 2 ? color : mix(color, '#ffffff', 0.18),
      );
    }) + circle(x, y, size * 0.34, heart)
  );
}

/** A clump of daisies, such as asters and coneflowers. */
export function daisies(color: string, heart: string, petals: number, size = 62): string {
  return (
    fan(9, 170, 190, (top, at) => leaf([top[0] * 0.1, 0], top, 30, green(at))) +
    fan(5, 390, 220, (top, at) => {
      const at2: readonly [number, number] = [top[0], top[1] + (at % 2) * 90];
      return (
        line(curve(at2), '#5f7d49', 10) +
        leaf([at2[0] * 0.4, at2[1] * 0.5], [at2[0] * 0.4 + 64, at2[1] * 0.5 - 40], 18, green(at)) +
        bloom(at2, size, petals, color, heart)
      );
    })
  );
}

/** A tuft of grass, with plumes where they have a colour. */
export function grass(color: string, plume?: string): string {
  const next = dice(7);
  return fan(23, 430, 330, (top, at) => {
    const [u, v] = [top[0] * (0.75 + next() * 0.3), top[1] * (0.8 + next() * 0.25)];
    const blade = line(
      d`M${u * 0.08} 0Q${u * 0.2} ${v * 1.05} ${u} ${v}`,
      at % 3 ? color : mix(color, '#ffffff', 0.2),
      9,
    );
    const ears = times(6, (ear) =>
      oval(
        u * (1 - ear * 0.05) + (ear % 2 ? 9 : -9),
        v + ear * 16 - 30,
        6,
        13,
        plume ?? '',
        'opacity=".9"',
      ),
    );
    return blade + (plume && at % 2 ? ears : '');
  });
}

/** Fronds with leaflets on both sides. */
export const fern = (color: string): string =>
  fan(9, 400, 330, (top, at) => {
    const fill = at % 2 ? color : mix(color, '#ffffff', 0.16);
    const on = (t: number): readonly [number, number] => [
      2 * (1 - t) * t * top[0] * 0.3 + t * t * top[0] + (1 - t) ** 2 * top[0] * 0.05,
      2 * (1 - t) * t * top[1] * 0.85 + t * t * top[1],
    ];
    const leaflets = times(13, (n) => {
      const t = 0.2 + (n / 13) * 0.8;
      const [x, y] = on(t);
      const long = 74 * Math.sin(Math.PI * (0.2 + 0.78 * (1 - t)) ** 0.9) + 12;
      const out = top[0] / 330;
      return (
        leaf([x, y], [x - long, y - long * (0.35 - out * 0.4)], 12, fill) +
        leaf([x, y], [x + long, y - long * (0.35 + out * 0.4)], 12, fill)
      );
    });
    return (
      line(
        d`M${top[0] * 0.05} 0Q${top[0] * 0.3} ${top[1] * 0.85} ${top[0]} ${top[1]}`,
        '#4a6f3f',
        7,
      ) + leaflets
    );
  });

/** Broad leaves with a pale edge. */
export const hosta = (): string =>
  fan(11, 250, 320, (top, at) => {
    const base: readonly [number, number] = [top[0] * 0.12, 0];
    return (
      leaf(base, top, 105, '#dfe6b8') +
      leaf(base, [top[0] * 0.93, top[1] * 0.93], 82, green(at)) +
      line(d`M${base[0]} 0L${top[0] * 0.8} ${top[1] * 0.8}`, '#dfe6b8', 4, 'opacity=".6"')
    );
  });

/** Upright stems with needles or small leaves. Shape: colour, how long a leaf is in px, colour of flowers. */
export const herb = (color: string, long: number, flower?: string): string =>
  fan(9, 370, 190, (top, at) => {
    const fill = at % 2 ? color : mix(color, '#ffffff', 0.18);
    const steps = times(12, (n) => {
      const t = 0.16 + (n / 12) * 0.84;
      const [x, y] = [top[0] * (0.12 + 0.88 * t * t), top[1] * t];
      return (
        leaf([x, y], [x - long, y - long * 0.55], long * 0.28, fill) +
        leaf([x, y], [x + long, y - long * 0.55], long * 0.28, fill) +
        (flower && n > 8 ? circle(x + (n % 2 ? 12 : -12), y - 8, 11, flower) : '')
      );
    });
    return (
      line(
        d`M${top[0] * 0.12} 0Q${top[0] * 0.3} ${top[1] * 0.6} ${top[0]} ${top[1]}`,
        '#6f6a4a',
        7,
      ) + steps
    );
  });

/** A clipped ball on a stem, or on the ground. Shape: height of the stem in px. */
export function ball(stem: number): string {
  const next = dice(11);
  const r = 205;
  const y = -stem - r * 0.86;
  return (
    (stem > 0 ? line(d`M0 0V${-stem}`, '#7a5a3f', 22) : '') +
    circle(0, y, r, '#4f7d4a') +
    path(
      d`M70 ${y - r * 0.94}A${r} ${r} 0 0 1 70 ${y + r * 0.94}Q150 ${y} 70 ${y - r * 0.94}Z`,
      '#436c41',
    ) +
    times(58, (at) => {
      const [turn, out] = [next() * Math.PI * 2, Math.sqrt(next()) * r * 0.95];
      const [x, v] = [Math.cos(turn) * out, y + Math.sin(turn) * out];
      return leaf([x, v], [x + 20, v - 26], 12, at % 3 ? '#5d8c55' : '#79a56c');
    })
  );
}

/** Tulips, in the given colours. */
export const tulips = (colors: readonly string[]): string =>
  fan(7, 470, 250, (top, at) => {
    const color = colors[at % colors.length] ?? '#d64a36';
    const [x, y] = [top[0], top[1] + (at % 2) * 70];
    return (
      line(d`M${x * 0.3} 0Q${x * 0.5} ${y * 0.5} ${x} ${y}`, '#5f7d49', 11) +
      leaf([x * 0.3, 0], [x * 0.8 + (at % 2 ? 70 : -70), y * 0.55], 34, green(at)) +
      path(
        d`M${x - 52} ${y - 86}q-14 96 52 104 66 -8 52 -104 -22 12 -30 34 -8 -26 -22 -40 -14 14 -22 40 -8 -22 -30 -34Z`,
        color,
      ) +
      path(
        d`M${x + 52} ${y - 86}q14 96 -46 104 26 -36 16 -70 8 -22 30 -34Z`,
        mix(color, '#1d1712', 0.16),
      )
    );
  });

/** Balls of small flowers on bare stems. */
export const alliums = (color: string): string =>
  fan(8, 130, 210, (top, at) => leaf([top[0] * 0.2, 0], [top[0], top[1]], 24, green(at))) +
  fan(5, 450, 230, (top, at) => {
    const [x, y] = [top[0], top[1] + (at % 2) * 110];
    return (
      line(d`M${x * 0.2} 0Q${x * 0.4} ${y * 0.5} ${x} ${y}`, '#6b8f57', 9) +
      circle(x, y - 20, 74, mix(color, '#ffffff', 0.35), 'opacity=".55"') +
      times(38, (n) => {
        const turn = n * 2.4;
        const out = 12 + Math.sqrt(n / 38) * 66;
        return circle(
          x + Math.cos(turn) * out,
          y - 20 + Math.sin(turn) * out,
          10,
          n % 2 ? color : mix(color, '#ffffff', 0.25),
        );
      })
    );
  });

/** Daffodils: six petals and a trumpet. */
export const daffodils = (): string =>
  fan(9, 330, 170, (top, at) => leaf([top[0] * 0.5, 0], top, 16, green(at))) +
  fan(5, 400, 230, (top, at) => {
    const spot: readonly [number, number] = [top[0], top[1] + (at % 2) * 80];
    return (
      line(
        d`M${spot[0] * 0.3} 0Q${spot[0] * 0.5} ${spot[1] * 0.5} ${spot[0]} ${spot[1]}`,
        '#6b8f57',
        10,
      ) +
      bloom(spot, 84, 6, '#f3cf58', '#e59a2f') +
      circle(spot[0], spot[1], 17, '#b8701f')
    );
  });

/** A nodding flower head on a tall stem. */
export const sunflower = (x: number, y: number, size: number): string =>
  bloom([x, y], size, 22, '#eeb33c', '#6b4528') +
  bloom([x, y], size * 0.82, 18, '#f4c65a', '#6b4528') +
  circle(x, y, size * 0.4, '#6b4528') +
  times(26, (n) =>
    circle(
      x + Math.cos(n * 2.4) * Math.sqrt(n / 26) * size * 0.36,
      y + Math.sin(n * 2.4) * Math.sqrt(n / 26) * size * 0.36,
      size * 0.03,
      '#a9744f',
    ),
  );
