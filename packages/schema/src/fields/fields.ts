import { array, number, string } from 'yup';
import { readInstant } from '../values/instant.ts';
import { trimSlashes } from '../values/trim-slashes.ts';

/** Field builders that every entity uses, so that limits and messages are the same everywhere. */

/** The positive integer id of a row; digits as text are accepted as well. */
export const idField = () =>
  number().integer().min(1).max(Number.MAX_SAFE_INTEGER).meta({ digits: true });

/** A row's id, or -1 for none. */
export const referenceField = () =>
  number()
    .integer()
    .min(-1)
    .max(Number.MAX_SAFE_INTEGER)
    .notOneOf([0], 'This field must be an id, or -1 for none')
    .meta({ digits: true });

/**
 * One line of text; null clears it.
 * @param max - maximum length in characters
 */
export const lineField = (max: number) =>
  string()
    .max(max)
    .matches(/^[^\p{Cc}]*$/u, {
      message: 'This field must be a single line of text',
      excludeEmptyString: true,
    })
    .meta({ empty: '' });

/** Text of several lines; null clears it. */
export const textField = (max: number) =>
  string()
    .max(max)
    .matches(/^[^\0]*$/, 'This field has a character that is not allowed')
    .meta({ empty: '' });

/** A URL to load or link to: http, https, or a path of the same site; '' is none, null clears it. */
export const addressField = (max: number) =>
  string()
    .max(max)
    .test(
      'address',
      'Use a URL that starts with http:// or https://, or a path that starts with /',
      (value) => {
        if (!value) return true;
        if (value.startsWith('/')) return !value.startsWith('//') && !value.includes('\\');
        return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
      },
    )
    .meta({ empty: '' });

/** A path of lower-case letters, digits and hyphens, with `/` between levels. Surrounding slashes are trimmed, '' is none. */
export const slugField = () =>
  string()
    .transform((slug: unknown) => (typeof slug === 'string' ? trimSlashes(slug.trim()) : slug))
    .max(200)
    .matches(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, {
      message: 'Use lower-case letters, digits and hyphens',
      excludeEmptyString: true,
    })
    .meta({ empty: '' });

/** One level of a path, such as that of a category or of a blog post. */
export const segmentField = () =>
  slugField().test(
    'segment',
    'Use lower-case letters, digits and hyphens',
    (slug) => !slug?.includes('/'),
  );

/** An instant in one of the formats that `readInstant` parses. */
export const instantField = () =>
  string().test(
    'instant',
    'This field must be a date and time',
    (value) => value === undefined || value === null || readInstant(value) !== undefined,
  );

/** Version that a change is based on. */
export const versionField = () => number().integer().min(1).max(2_147_483_647);

/** A list of row ids, at most `max`. */
export const idListField = (max = 1000) => array(idField().required()).min(1).max(max);
