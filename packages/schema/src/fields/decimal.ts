import { number } from 'yup';
import { hasDecimals, MAX_DECIMALS } from '../values/scaled.ts';

/** A number of a document, 0 or more with at most four decimals. */
export const decimalField = (max: number) =>
  number()
    .typeError('Use a number')
    .min(0, 'Use 0 or more')
    .max(max, `Use at most ${max}`)
    .test(
      'decimals',
      'Use at most four decimals',
      (value) => typeof value !== 'number' || hasDecimals(value, MAX_DECIMALS),
    );

/** Maximum amount of a document, major units. */
export const MAX_DOCUMENT_AMOUNT = 999_999_999_999;
