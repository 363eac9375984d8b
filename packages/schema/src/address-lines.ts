import type { OrderAddress } from './order-address.schema.ts';

/** Countries that write the postal code below or behind the city; elsewhere it stands before it. */
const CODE_LAST: ReadonlySet<string> = new Set(
  'AU BR CA CO GB IE IN JP KR MX NZ SG TH TW US VN ZA'.split(' '),
);

/** An address as parcels carry it in its own country: a line each, and none that is empty. */
export function addressLines(address: OrderAddress): string[] {
  const { street, city, province, postalCode, country, countryCode } = address;
  const place = CODE_LAST.has(countryCode)
    ? [city, province, postalCode]
    : [postalCode, city, province];
  return [street, place.filter(Boolean).join(' '), country].filter(Boolean);
}
