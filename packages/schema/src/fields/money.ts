import { number } from 'yup';

/** Maximum amount of money, major units. */
const HIGHEST_AMOUNT = 999_999_999_999;

/** An amount of money in major units, 0 or more with at most two decimals. */
export const moneyField = () =>
  number()
    .typeError('Use a number')
    .min(0, 'Use 0 or more')
    .max(HIGHEST_AMOUNT)
    .test(
      'cents',
      'Use at most two decimals',
      (amount) => typeof amount !== 'number' || Number(amount.toFixed(2)) === amount,
    );
