import { readProvince } from '@org/schema';
import type { StoredWebOrderSettings, TaxRate } from '@org/schema/entities';

/** Address that decides which taxes apply. */
export interface TaxAddress {
  readonly countryCode: string;
  readonly province: string;
}

const same = (country: string, one: string, other: string): boolean =>
  (readProvince(country, one) ?? one).toLowerCase() ===
  (readProvince(country, other) ?? other).toLowerCase();

/** Returns the tax rates of an address: general ones, and those of its country and its province. */
export function findTaxRates(
  { mode, rates }: StoredWebOrderSettings['tax'],
  { countryCode, province }: TaxAddress,
): TaxRate[] {
  if (mode === 'none') return [];
  return rates.filter(
    (rate) =>
      (rate.country === '' || rate.country === countryCode) &&
      (rate.province === '' || same(countryCode, rate.province, province)),
  );
}
