import type { SparseSettings } from '@org/schema';
import { type AnyObject, type MixedSchema, mixed } from 'yup';
import { readSettings } from './read-settings.ts';

/** Shape of `props.settings`: tolerant on read, so that one bad value in stored content costs that value alone. */
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
