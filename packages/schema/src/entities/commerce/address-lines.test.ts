import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const EMPTY = { street: '', city: '', province: '', postalCode: '', country: '', countryCode: '' };

describe('the lines of an address', () => {
  it('place the postal code as its country writes it', () => {
    expect(
      addressLines({
        street: '1 Long Street',
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M5V 2T6',
        country: 'Canada',
        countryCode: 'CA',
      }),
    ).toEqual(['1 Long Street', 'Toronto ON M5V 2T6', 'Canada']);
    expect(
      addressLines({
        ...EMPTY,
        street: 'Lange Straße 1',
        city: 'Berlin',
        postalCode: '10115',
        country: 'Germany',
        countryCode: 'DE',
      }),
    ).toEqual(['Lange Straße 1', '10115 Berlin', 'Germany']);
  });

  it('are empty for an empty address', () => {
    expect(addressLines(EMPTY)).toEqual([]);
    expect(addressLines({ ...EMPTY, city: 'Oslo' })).toEqual(['Oslo']);
  });
});
