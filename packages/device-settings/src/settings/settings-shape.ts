import type { SparseSettings } from '@org/schema/entities';
import { type AnyObject, type MixedSchema, mixed } from 'yup';
import { readSettings } from './read-settings.ts';

/** Schema of `props.settings`: tolerant, so that an invalid value in stored content only drops that value. */
export const settingsShape: MixedSchema<
  SparseSettings | undefined,
  AnyObject,
  SparseSettings,
  'd'
> = mixed<SparseSettings>(
  (value): value is SparseSettings => typeof value === 'object' && value !== null,
)
  .transform((_value, original: unknown) => readSettings(original))
  .default((): SparseSettings => ({}));
