import { array, type InferType, number, object, string } from 'yup';

/** Names of the steps of a theme's spacing scale, from the smallest to the largest. */
export const SPACE_TOKENS = ['xs', 's', 'm', 'l', 'xl', '2xl'] as const;
/** Name of a step of the spacing scale. */
export type SpaceToken = (typeof SPACE_TOKENS)[number];
/** A space: px, or a step of the theme's spacing scale. */
export type Space = number | SpaceToken;

/** Names of the shadows that a theme defines. */
export const SHADOW_TOKENS = ['small', 'medium', 'large'] as const;
/** Name of a shadow of the theme. */
export type ShadowToken = (typeof SHADOW_TOKENS)[number];

/** Names of radii that follow the theme's corner radius. */
export const RADIUS_TOKENS = ['small', 'medium', 'large', 'full'] as const;
/** Name of a radius of the theme. */
export type RadiusToken = (typeof RADIUS_TOKENS)[number];
/** A radius: px, or a radius of the theme. */
export type Radius = number | RadiusToken;

/** A step of the spacing scale that a theme changes. */
export const spaceStepSchema = object({
  name: string().oneOf(SPACE_TOKENS, 'Choose a step of the spacing scale').required(),
  /** px */
  size: number()
    .integer('Use a whole number')
    .min(0, 'Choose 0 or more')
    .max(400, 'Choose 400 or less')
    .required(),
}).noUnknown();
/** A step of the spacing scale. */
export type SpaceStep = InferType<typeof spaceStepSchema>;

/** A shadow that a theme changes. */
export const shadowSchema = object({
  name: string().oneOf(SHADOW_TOKENS, 'Choose a shadow of the theme').required(),
  /** Distance down from the block, px. */
  y: number().min(-100, 'Choose -100 or more').max(100, 'Choose 100 or less').required(),
  /** px */
  blur: number().min(0, 'Choose 0 or more').max(200, 'Choose 200 or less').required(),
  /** Growth beyond the block before it is blurred, px. */
  spread: number().min(-100, 'Choose -100 or more').max(100, 'Choose 100 or less').required(),
  /** 0 to 1. */
  opacity: number().min(0, 'Choose 0 or more').max(1, 'Choose 1 or less').required(),
}).noUnknown();
/** A shadow of the theme. */
export type Shadow = InferType<typeof shadowSchema>;

const hasEachOnce = (tokens: readonly { name: string }[] | undefined): boolean =>
  new Set(tokens?.map(({ name }) => name)).size === (tokens?.length ?? 0);

/** Steps of the spacing scale that a theme changes; the others have their defaults. */
export const spaceStepsField = () =>
  array(spaceStepSchema.required())
    .max(SPACE_TOKENS.length)
    .test('once', 'Each step can be given once', hasEachOnce);

/** Shadows that a theme changes; the others have their defaults. */
export const shadowsField = () =>
  array(shadowSchema.required())
    .max(SHADOW_TOKENS.length)
    .test('once', 'Each shadow can be given once', hasEachOnce);

/** Size of each step in a theme that does not change it, px. */
export const DEFAULT_SPACES: Readonly<Record<SpaceToken, number>> = {
  xs: 4,
  s: 8,
  m: 16,
  l: 24,
  xl: 48,
  '2xl': 96,
};

/** Shadows of a theme that does not change them: a blur of 5, 10 and 15 px. */
export const DEFAULT_SHADOWS: Readonly<Record<ShadowToken, Omit<Shadow, 'name'>>> = {
  small: { y: 0, blur: 5, spread: 0, opacity: 0.75 },
  medium: { y: 0, blur: 10, spread: 0, opacity: 0.75 },
  large: { y: 0, blur: 15, spread: 0, opacity: 0.75 },
};

/** Returns all steps of a theme's spacing scale, in the order of `SPACE_TOKENS`. */
export function allSpaceSteps(changed: readonly SpaceStep[] | undefined): SpaceStep[] {
  return SPACE_TOKENS.map(
    (name) => changed?.find((step) => step.name === name) ?? { name, size: DEFAULT_SPACES[name] },
  );
}

/** Returns the steps that differ from their defaults, as they are stored. */
export function changedSpaceSteps(steps: readonly SpaceStep[]): SpaceStep[] {
  return steps.filter(({ name, size }) => DEFAULT_SPACES[name] !== size);
}

/** Returns all shadows of a theme, in the order of `SHADOW_TOKENS`. */
export function allShadows(changed: readonly Shadow[] | undefined): Shadow[] {
  return SHADOW_TOKENS.map(
    (name) => changed?.find((shadow) => shadow.name === name) ?? { name, ...DEFAULT_SHADOWS[name] },
  );
}

/** Returns the shadows that differ from their defaults, as they are stored. */
export function changedShadows(shadows: readonly Shadow[]): Shadow[] {
  return shadows.filter(({ name, ...look }) => {
    const { y, blur, spread, opacity } = DEFAULT_SHADOWS[name];
    return look.y !== y || look.blur !== blur || look.spread !== spread || look.opacity !== opacity;
  });
}

/** Sizes of a theme's tokens in px, for editors. */
export interface ThemeTokens {
  readonly spaces: Readonly<Record<SpaceToken, number>>;
  readonly radii: Readonly<Record<RadiusToken, number>>;
}

/** Radius of the browser for round ends, px. */
const FULL_RADIUS = 9999;
/** Corner radius of a theme without one, px. */
const DEFAULT_RADIUS = 8;

/** Returns the sizes of a theme's tokens. */
export function getThemeTokens(
  theme: {
    readonly spacing?: readonly SpaceStep[] | undefined;
    /** Corner radius, such as `8px`. */
    readonly radius?: string | undefined;
  } = {},
): ThemeTokens {
  const spaces = { ...DEFAULT_SPACES };
  for (const { name, size } of allSpaceSteps(theme.spacing)) spaces[name] = size;
  const corner = Number.parseInt(theme.radius ?? '', 10);
  const medium = Number.isNaN(corner) ? DEFAULT_RADIUS : corner;
  return {
    spaces,
    radii: { small: medium / 2, medium, large: medium * 2, full: FULL_RADIUS },
  };
}
