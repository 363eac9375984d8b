import { formatHexColor, fromHsl, getLuminance, parseHexColor, toHsl } from '@org/schema/color';

const BLACK = { red: 0, green: 0, blue: 0, alpha: 1 } as const;
const parse = (hex: string) => parseHexColor(hex) ?? BLACK;

/** Returns true for a light background, which becomes dark in dark mode. */
function isLight(hex: string): boolean {
  return getLuminance(parse(hex)) > 0.394;
}

/**
 * Returns the dark version of a light background: white becomes the lightest of them, so that boxes remain distinguishable from
 * what is behind.
 */
function darkGround(hex: string): string {
  const { hue, saturation, lightness } = toHsl(parse(hex));
  return formatHexColor(
    fromHsl({
      hue,
      saturation: saturation * 0.5,
      lightness: Math.max(0.09, 0.16 - (1 - lightness) * 1.2),
    }),
  );
}

/** Returns the text color on a background that became dark; light text is unchanged. */
function darkInk(hex: string): string {
  if (isLight(hex)) return hex;
  const { hue, saturation, lightness } = toHsl(parse(hex));
  return formatHexColor(
    fromHsl({ hue, saturation: saturation * 0.9, lightness: 0.95 - lightness * 0.3 }),
  );
}

/** Dark-mode colors of one email. */
export interface DarkSheet {
  /** Returns the class of a background, or undefined when it does not change. */
  ground(light: string): string | undefined;
  /**
   * Returns the class of text on a background, or undefined when it does not change.
   * @param ground - background `#rrggbb`
   */
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
