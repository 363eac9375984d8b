import { string } from 'yup';
import { addressField, lineField, textField } from '../../fields/fields.ts';

/**
 * Returns the SEO fields of a page.
 * @example `stored` true for responses (required), false for requests (optional) → yup fields
 */
export function seoFields({ stored }: { stored: boolean }) {
  if (stored)
    return {
      canonical_url: string().defined(),
      meta_title: string().defined(),
      meta_keywords: string().defined(),
      meta_description: string().defined(),
      focus_keyphrase: string().defined(),
    };
  return {
    canonical_url: addressField(2000),
    meta_title: lineField(300),
    meta_keywords: lineField(1000),
    meta_description: textField(1000),
    focus_keyphrase: lineField(200),
  };
}

/**
 * Returns the keywords of a page as a list.
 * @param text - comma-separated text
 * @returns trimmed words without empty ones or duplicates
 */
export function keywordList(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ];
}
