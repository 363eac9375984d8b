import { readProvince, type StoredWebOrderSettings, type TaxRate } from '@org/schema';

/** Where something goes, as taxes are chosen by. */
export interface TaxAddress {
  readonly countryCode: string;
  readonly province: string;
}

const same = (country: string, one: string, other: string): boolean =>
  (readProvince(country, one) ?? one).toLowerCase() ===
  (readProvince(country, other) ?? other).toLowerCase();

/** The taxes that are charged at a place: those of everywhere, of its country and of its province. */
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
