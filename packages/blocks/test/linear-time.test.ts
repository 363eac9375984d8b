import { isDrawn } from '@org/config/test-sample';
import { findSlowTexts } from '@org/content/testing';
import { checkCss, scopeCss } from '@org/device-settings/custom-css';
import { describe, expect, it } from 'vitest';
import { mapAddress } from '../src/blocks/map/map-address.ts';
import { priceParts } from '../src/blocks/pricing/pricing-parts.ts';
import { emailHref } from '../src/email/email-address.ts';
import { emailMarkupText } from '../src/email/email-markup.ts';
import {
  fieldWarnings,
  mergeHtml,
  mergeLine,
  replacePersonalLinks,
} from '../src/email/merge-fields.ts';
import { sanitizeEmailHtml } from '../src/email/sanitize-email-html.ts';
import { imageSources } from '../src/images/responsive-image.ts';

/** A usual run measures a third of the texts, drawn by the commit. */
const isDrawnText = (name: string): boolean => isDrawn(name, 3);

const VALUES = { first_name: 'Ada', email: 'ada@visitor.example' };
const TAGS = [
  '{{',
  '}}',
  '{',
  '}',
  '|',
  ' ',
  '\n',
  'first_name',
  '{{first_name|',
  '{{ x ',
  'a',
  '_',
];
const CSS = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    ',',
    '&',
    '>',
    '+',
    '~',
    '*',
    '.a',
    '#a',
    'a',
    ' ',
    '\n',
    '"',
    "'",
  ],
  ...[
    '\\',
    '\\9',
    '/*',
    '*/',
    '@media ',
    '@keyframes a',
    'url(',
    'url("',
    'image-set(',
    'var(--',
    '--x:',
    'a{',
    'a:b;',
  ],
];
const HTML = [
  '<',
  '<a',
  '</a',
  '<p>',
  '</p>',
  '<a href="/">',
  '>',
  '"',
  "'",
  '<!--',
  '-->',
  '&',
  '{{',
  'x',
  ' ',
];
const EMAIL_HTML = [...HTML, '<td>', '<table>', '<script>', ' style="', 'color:red;', 'a=b'];
const ADDRESSES = { href: (text: string) => text, src: (text: string) => text };
const MAP = [
  '<iframe',
  '<iframe ',
  ' src="',
  " src='",
  '"',
  '>',
  'https://',
  '/',
  '?q=',
  '@',
  ' ',
  'x',
  '&amp;',
];

describe('time grows linearly with hostile input', () => {
  it.each([
    ['custom CSS', checkCss, CSS, 16_000],
    ['scoped CSS', (text: string) => scopeCss(text, 'c'), CSS, 16_000],
    ['merge fields of HTML', (text: string) => mergeHtml(text, VALUES, '/'), TAGS, 20_000],
    ['merge fields of a subject', (text: string) => mergeLine(text, VALUES), TAGS, 20_000],
    ['warnings of merge fields', fieldWarnings, TAGS, 20_000],
    [
      'merge fields of addresses',
      (text: string) => emailHref(`https://a.example/?${text}`, { origin: 'https://a.example' }),
      [...TAGS, 'url:', '/', '?'],
      20_000,
    ],
    [
      'addresses with merge fields of HTML',
      (text: string) => replacePersonalLinks(text, '#'),
      [...TAGS, ' href="', '"', '{{url:email}}'],
      20_000,
    ],
    [
      'text of emails',
      (text: string) => emailMarkupText(text, { origin: 'https://a.example' }),
      HTML,
      20_000,
    ],
    ['HTML of emails', (text: string) => sanitizeEmailHtml(text, ADDRESSES), EMAIL_HTML, 20_000],
    ['addresses of maps', mapAddress, MAP, 20_000],
    ['prices', priceParts, ['$', '1', ' ', '\n', 'per', '.'], 20_000],
    [
      'addresses of images',
      (text: string) => imageSources(text, true),
      ['/media/', '-', '12', '.webp', '?v=', 'a'],
      20_000,
    ],
  ])(
    'in %s',
    async (_what, parse: (text: string) => unknown, pieces, length) => {
      expect(await findSlowTexts(parse, { pieces, length, isDrawn: isDrawnText })).toEqual([]);
    },
    480_000,
  );
});
