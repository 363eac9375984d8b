import { describe, expect, it } from 'vitest';
import { isVin, vinCheckDigit } from './vin.ts';

describe('a vehicle identification number', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', 'WVWZZZ1JZXW000001'])(
    'is valid: %s',
    (vin) => {
      expect(isVin(vin)).toBe(true);
    },
  );

  it.each(['1M8GDM9A0KP042788', '1M8GDM9AXKP04278', '1M8GDM9AXKP04278O', 'IIIIIIIIIIIIIIIII', ''])(
    'is invalid: %s',
    (vin) => {
      expect(isVin(vin)).toBe(false);
    },
  );

  it('has a weighted check digit', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X');
  });
});
