import type { StorageQuota } from '@org/schema/entities';
import type { Formats } from '@org/ui';

/** Fraction of the quota from which on a warning is shown. */
const NEARLY_FULL = 0.9;

/**
 * Describes the used storage.
 * @param options - `1.2 of 20 GB used`
 * @param options - and whether it is nearly full
 */
export function storageText(
  { used, limit }: StorageQuota,
  { size }: Pick<Formats, 'size'>,
): { readonly text: string; readonly isNearlyFull: boolean } {
  const [mine, all] = [size(used), size(limit)];
  const unit = /(?<![^\d.,\s])[^\d.,\s]+$/.exec(all)?.[0] ?? '';
  // The unit is written once when both are the same.
  const start = unit && mine.endsWith(unit) ? mine.slice(0, -unit.length).trimEnd() : mine;
  return { text: `${start} of ${all} used`, isNearlyFull: used >= limit * NEARLY_FULL };
}
