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

/** Returns true for a light background, which becomes dark in dark mode. Shape: `#rrggbb`. */
function isLight(hex: string): boolean {
  const [red, green, blue] = getChannels(hex);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.4;
}

/**
 * Returns the dark version of a light background: white becomes the lightest of them, so that boxes remain distinguishable from
 * what is behind.
 */
function darkGround(hex: string): string {
  const [hue, saturation, lightness] = toHsl(hex);
  return toHex([hue, saturation * 0.5, Math.max(0.09, 0.16 - (1 - lightness) * 1.2)]);
}

/** Returns the text color on a background that became dark; light text is unchanged. */
function darkInk(hex: string): string {
  if (isLight(hex)) return hex;
  const [hue, saturation, lightness] = toHsl(hex);
  return toHex([hue, saturation * 0.9, 0.95 - lightness * 0.3]);
}

/** Dark-mode colors of one email. */
export interface DarkSheet {
  /** Returns the class of a background, or undefined when it does not change. Shape: `#rrggbb`. */
  ground(light: string): string | undefined;
  /** Returns the class of text on a background, or undefined when it does not change. Shape: `#rrggbb`, background `#rrggbb`. */
  ink(light: string, ground: string): string | undefined;
  /** Returns the rules of all requested classes, for both ways in which mail clients support dark mode. */
  css(): string;
}

/** Creates the dark-mode sheet of one email. Equal colors share a class. */
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
      // Outlook.com changes colors itself and marks the elements.
      const outlook = rules.map(
        ([name, rule]) => `[data-og${rule.startsWith('color') ? 'sc' : 'sb'}] .${name}{${rule}}`,
      );
      return asked ? `@media (prefers-color-scheme:dark){${asked}}${outlook.join('')}` : '';
    },
  };
}
