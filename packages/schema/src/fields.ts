import { array, number, string } from 'yup';

/** Field builders that every entity uses, so that limits and messages are the same everywhere. */

/** A positive whole number that names a row. */
export const idField = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);

/** One line of text. Shape: longest length in characters. */
export const lineField = (max: number) =>
  string()
    .max(max)
    .matches(/^[^\p{Cc}]*$/u, {
      message: '${path} must be a single line of text',
      excludeEmptyString: true,
    });

/** Text of several lines. */
export const textField = (max: number) =>
  string()
    .max(max)
    .matches(/^[^\0]*$/, '${path} has a character that is not allowed');

/** Part of an address: lower-case letters, digits, hyphens; `/` between levels. */
export const slugField = () =>
  string()
    .max(200)
    .matches(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens');

/** An instant, ISO 8601 in UTC or with an offset. */
export const instantField = () =>
  string().test(
    'instant',
    '${path} must be a date and time',
    (value) =>
      value === undefined ||
      value === null ||
      (/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(value) &&
        !Number.isNaN(Date.parse(value))),
  );

/** The version that a change was based on. */
export const versionField = () => number().integer().min(1).max(2_147_483_647);

/** A list of row ids, at most `max` of them. */
export const idListField = (max = 1000) => array(idField().required()).min(1).max(max);
