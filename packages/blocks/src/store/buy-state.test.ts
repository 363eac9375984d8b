import { describe, expect, it } from 'vitest';
import { acceptedQuantity, buyState, mostPieces, toldLimit } from './buy-state.ts';

const LIMITED = { isChosen: true, stock: 5, isUnlimited: false, most: 9, quantity: 1 };
const UNLIMITED = { ...LIMITED, isUnlimited: true };

describe('the add-to-cart button', () => {
  it('CART-010 reads Select Options until all are chosen', () => {
    expect(buyState({ ...LIMITED, isChosen: false, stock: 0 }).label).toBe('selectOptions');
  });

  it('CART-011 reads Out of Stock when the quantity exceeds the stock and overselling is off', () => {
    expect(buyState({ ...LIMITED, quantity: 6 }).label).toBe('outOfStock');
    expect(buyState({ ...LIMITED, stock: 0 }).label).toBe('outOfStock');
    expect(buyState({ ...UNLIMITED, stock: 0 }).label).toBe('addToCart');
  });

  it('CART-012 reads Add To Cart otherwise', () => {
    expect(buyState({ ...LIMITED, quantity: 5 }).label).toBe('addToCart');
    expect(buyState({ ...UNLIMITED, quantity: 12 }).label).toBe('addToCart');
  });

  it('CART-013 is disabled without options, above the stock when overselling is off, and above the maximum', () => {
    const isDisabled = (facts: object) => buyState({ ...LIMITED, ...facts }).isDisabled;
    expect(isDisabled({})).toBe(false);
    expect(isDisabled({ isChosen: false })).toBe(true);
    expect(isDisabled({ quantity: 6 })).toBe(true);
    expect(isDisabled({ quantity: 6, isUnlimited: true })).toBe(false);
    expect(isDisabled({ quantity: 10, isUnlimited: true })).toBe(true);
  });
});

describe('the quantity of a buy box', () => {
  it('CART-015 is limited by the cart’s maximum, or by a smaller stock when overselling is off', () => {
    expect(mostPieces(UNLIMITED)).toBe(9);
    expect(mostPieces(LIMITED)).toBe(5);
    expect(mostPieces({ ...LIMITED, stock: 50 })).toBe(9);
    expect(mostPieces({ ...LIMITED, stock: -2 })).toBe(0);
  });

  it('CART-016 accepts typed quantities from 1 up to and including the maximum', () => {
    const typed = ['1', '9', '10', '0', '-3', '2.5', 'x', '', ' '];
    expect(typed.map((text) => acceptedQuantity(text, 9, 4))).toEqual([1, 9, 9, 4, 4, 4, 4, 4, 4]);
  });

  it('CART-017 reports the cart’s maximum when more is attempted', () => {
    expect(toldLimit(UNLIMITED, 9)).toBeUndefined();
    expect(toldLimit(UNLIMITED, 10)).toBe(9);
  });

  it('CART-018 reports the stock when it is reached, and the cart’s maximum when that is lower', () => {
    expect(toldLimit(LIMITED, 4)).toBeUndefined();
    expect(toldLimit(LIMITED, 5)).toBe(5);
    expect(toldLimit({ ...LIMITED, stock: 20 }, 9)).toBeUndefined();
    expect(toldLimit({ ...LIMITED, stock: 20 }, 10)).toBe(9);
    expect(toldLimit({ ...LIMITED, isChosen: false }, 5)).toBeUndefined();
    expect(toldLimit({ ...LIMITED, stock: 0 }, 1)).toBeUndefined();
  });
});
