import { describe, expect, it } from 'vitest';
import { acceptedQuantity, buyState, mostPieces, toldLimit } from './buy-state.ts';

const LIMITED = { isChosen: true, stock: 5, isUnlimited: false, most: 9, quantity: 1 };
const UNLIMITED = { ...LIMITED, isUnlimited: true };

describe('the button', () => {
  it('CART-010 reads Select Options until all are chosen', () => {
    expect(buyState({ ...LIMITED, isChosen: false, stock: 0 }).label).toBe('selectOptions');
  });

  it('CART-011 reads Out of Stock when the quantity exceeds a stock that binds', () => {
    expect(buyState({ ...LIMITED, quantity: 6 }).label).toBe('outOfStock');
    expect(buyState({ ...LIMITED, stock: 0 }).label).toBe('outOfStock');
    expect(buyState({ ...UNLIMITED, stock: 0 }).label).toBe('addToCart');
  });

  it('CART-012 reads Add To Cart otherwise', () => {
    expect(buyState({ ...LIMITED, quantity: 5 }).label).toBe('addToCart');
    expect(buyState({ ...UNLIMITED, quantity: 12 }).label).toBe('addToCart');
  });

  it('CART-013 is disabled without options, over the stock that binds, and over the most', () => {
    const isDisabled = (facts: object) => buyState({ ...LIMITED, ...facts }).isDisabled;
    expect(isDisabled({})).toBe(false);
    expect(isDisabled({ isChosen: false })).toBe(true);
    expect(isDisabled({ quantity: 6 })).toBe(true);
    expect(isDisabled({ quantity: 6, isUnlimited: true })).toBe(false);
    expect(isDisabled({ quantity: 10, isUnlimited: true })).toBe(true);
  });
});

describe('the quantity', () => {
  it('CART-015 has the cart’s most, or a smaller stock that binds', () => {
    expect(mostPieces(UNLIMITED)).toBe(9);
    expect(mostPieces(LIMITED)).toBe(5);
    expect(mostPieces({ ...LIMITED, stock: 50 })).toBe(9);
    expect(mostPieces({ ...LIMITED, stock: -2 })).toBe(0);
  });

  it('CART-016 accepts what is typed from 1 up to and including the most', () => {
    const typed = ['1', '9', '10', '0', '-3', '2.5', 'x', '', ' '];
    expect(typed.map((text) => acceptedQuantity(text, 9, 4))).toEqual([1, 9, 9, 4, 4, 4, 4, 4, 4]);
  });

  it('CART-017 tells the cart’s most when more is attempted', () => {
    expect(toldLimit(UNLIMITED, 9)).toBeUndefined();
    expect(toldLimit(UNLIMITED, 10)).toBe(9);
  });

  it('CART-018 tells a stock that binds when it is reached, and the cart’s most where that is less', () => {
    expect(toldLimit(LIMITED, 4)).toBeUndefined();
    expect(toldLimit(LIMITED, 5)).toBe(5);
    expect(toldLimit({ ...LIMITED, stock: 20 }, 9)).toBeUndefined();
    expect(toldLimit({ ...LIMITED, stock: 20 }, 10)).toBe(9);
    expect(toldLimit({ ...LIMITED, isChosen: false }, 5)).toBeUndefined();
    expect(toldLimit({ ...LIMITED, stock: 0 }, 1)).toBeUndefined();
  });
});
