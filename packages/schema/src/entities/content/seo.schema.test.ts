import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { keywordList, seoFields } from './seo.schema.ts';

const NAMES = [
  'canonical_url',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'focus_keyphrase',
];
const body = object(seoFields({ stored: false }));
const accepts = (fields: object): boolean => body.isValidSync(fields, { strict: true });

describe('SEO fields', () => {
  it('SEO-001 are the same five in requests and responses', () => {
    expect(Object.keys(seoFields({ stored: false }))).toEqual(NAMES);
    expect(Object.keys(seoFields({ stored: true }))).toEqual(NAMES);
  });

  it('SEO-002 parse comma-separated keywords without duplicates', () => {
    expect(keywordList(' garden, stone walls ,, garden,')).toEqual(['garden', 'stone walls']);
    expect(keywordList('')).toEqual([]);
  });

  it('SEO-003 are all optional', () => {
    expect(accepts({})).toBe(true);
    for (const name of NAMES) expect(accepts({ [name]: '' }), name).toBe(true);
  });

  it.each([
    ['https://example.com/about', true],
    ['http://example.com', true],
    ['HTTPS://EXAMPLE.COM/', true],
    ['/about', true],
    ['about', false],
    ['//example.com/about', false],
    ['/\\example.com', false],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['https://exa mple.com', false],
  ])('SEO-003 validate %j as a canonical URL: %s', (canonical_url, expected) => {
    expect(accepts({ canonical_url })).toBe(expected);
  });
});
