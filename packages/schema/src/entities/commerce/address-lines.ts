import type { OrderAddress } from './order-address.schema.ts';

/** Countries that write the postal code after the city; elsewhere it precedes it. */
const CODE_LAST: ReadonlySet<string> = new Set(
  'AU BR CA CO GB IE IN JP KR MX NZ SG TH TW US VN ZA'.split(' '),
);

/** Returns an address in the postal format of its country, one string per line without empty lines. */
export function addressLines(address: OrderAddress): string[] {
  const { street, city, province, postalCode, country, countryCode } = address;
  const place = CODE_LAST.has(countryCode)
    ? [city, province, postalCode]
    : [postalCode, city, province];
  return [street, place.filter(Boolean).join(' '), country].filter(Boolean);
}
