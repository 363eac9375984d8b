type Hsl = readonly [hue: number, saturation: number, lightness: number];

const getChannels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

function toHsl(hex: string): Hsl {
  const [red, green, blue] = getChannels(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return [sixth * 60, saturation, lightness];
}

function toHex([hue, saturation, lightness]: Hsl): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** True for a ground that is light, and so becomes dark for who reads in the dark. Shape: `#rrggbb`. */
function isLight(hex: string): boolean {
  const [red, green, blue] = getChannels(hex);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.4;
}

/** A light ground in the dark: white is the lightest of them, so that boxes still stand out from what is behind. */
function darkGround(hex: string): string {
  const [hue, saturation, lightness] = toHsl(hex);
  return toHex([hue, saturation * 0.5, Math.max(0.09, 0.16 - (1 - lightness) * 1.2)]);
}

/** Words on a ground that became dark; those that are light already stay. */
function darkInk(hex: string): string {
  if (isLight(hex)) return hex;
  const [hue, saturation, lightness] = toHsl(hex);
  return toHex([hue, saturation * 0.9, 0.95 - lightness * 0.3]);
}

/** The colours of one mail for who reads in the dark. */
export interface DarkSheet {
  /** Class of a ground, or undefined where it stays as it is. Shape: `#rrggbb`. */
  ground(light: string): string | undefined;
  /** Class of words on a ground, or undefined where they stay as they are. Shape: `#rrggbb`, the ground's `#rrggbb`. */
  ink(light: string, ground: string): string | undefined;
  /** Rules of everything that was asked for, for the two ways in which programs ask for them. */
  css(): string;
}

/** Starts the sheet of one mail. Equal colours share a class. */
export function createDarkSheet(): DarkSheet {
  const known = new Map<string, string>();
  const getClass = (property: string, value: string): string => {
    const rule = `${property}:${value}!important`;
    const name = known.get(rule) ?? `d${known.size + 1}`;
    known.set(rule, name);
    return name;
  };
  return {
    ground: (light) =>
      light && isLight(light) ? getClass('background-color', darkGround(light)) : undefined,
    ink: (light, ground) => {
      if (!light || !isLight(ground) || isLight(light)) return undefined;
      return getClass('color', darkInk(light));
    },
    css: () => {
      const rules = [...known].map(([rule, name]) => [name, rule] as const);
      const asked = rules.map(([name, rule]) => `.${name}{${rule}}`).join('');
      // Outlook.com changes colours by itself and says so on the element.
      const outlook = rules.map(
        ([name, rule]) => `[data-og${rule.startsWith('color') ? 'sc' : 'sb'}] .${name}{${rule}}`,
      );
      return asked ? `@media (prefers-color-scheme:dark){${asked}}${outlook.join('')}` : '';
    },
  };
}
