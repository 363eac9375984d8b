import {
  ENTER_DELAYS,
  ENTER_DISTANCES,
  ENTER_EFFECTS,
  ENTER_SPEEDS,
  type MotionSettings,
  SCROLL_EFFECTS,
  type SparseMotion,
  type SparseSettings,
} from '@org/schema/entities';
import type { FieldSpec } from './field-specs.ts';

/** Specifications of the fields of motion: choices only, so that every effect stays restrained. */
export const MOTION_SPECS: { readonly [Field in keyof MotionSettings]: FieldSpec } = {
  enter: { kind: 'choice', options: ENTER_EFFECTS },
  distance: { kind: 'choice', options: ENTER_DISTANCES },
  speed: { kind: 'choice', options: ENTER_SPEEDS },
  delay: { kind: 'choice', options: ENTER_DELAYS },
  stagger: { kind: 'flag' },
  scroll: { kind: 'choice', options: SCROLL_EFFECTS },
};

/** Motion of a block that does not move, and of an effect without other choices. */
const MOTION_DEFAULTS: MotionSettings = {
  enter: 'none',
  distance: 'medium',
  speed: 'usual',
  delay: 'none',
  stagger: false,
  scroll: 'none',
};

/** Blocks with other blocks directly inside their element, which can enter one after another. */
const STAGGERING: ReadonlySet<string> = new Set(['Section', 'Row', 'Grid', 'Column', 'Container']);

/** Returns true when the blocks inside of a block can enter one after another. */
export function canStagger(blockType: string): boolean {
  return STAGGERING.has(blockType);
}

/** Returns every field of the motion of a block. */
export function getMotion({ motion }: SparseSettings): MotionSettings {
  return { ...MOTION_DEFAULTS, ...motion };
}

/** Removes values that equal the defaults. */
export function dropMotionDefaults(motion: SparseMotion): SparseMotion | undefined {
  const own = Object.entries(motion).filter(
    ([field, value]) =>
      value !== undefined && value !== MOTION_DEFAULTS[field as keyof MotionSettings],
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** Sets fields of the motion, or removes them with `undefined`. Identity: new settings without default values. */
export function setMotionValues(
  settings: SparseSettings,
  values: { readonly [Field in keyof MotionSettings]?: MotionSettings[Field] | undefined },
): SparseSettings {
  const { motion: before, ...others } = settings;
  const set = Object.fromEntries(
    Object.entries({ ...before, ...values }).filter(([, value]) => value !== undefined),
  );
  const motion = dropMotionDefaults(set);
  return motion ? { ...others, motion } : others;
}
