import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDrawn } from '@org/config/test-sample';
import { findSlowTexts } from '@org/content/testing';
import { readFilter, slugFrom } from '@org/schema';
import { AppError } from '@org/schema/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerText, mailAddress } from '../src/kernel/config/mail-address.ts';
import { queryTerms, searchTerms } from '../src/kernel/database/search-terms.ts';
import * as cells from '../src/kernel/imports/cell-values.ts';
import { writeRows } from '../src/kernel/imports/write-rows.ts';
import { sentCart } from '../src/modules/commerce/cart/cart-key.ts';
import { getText } from '../src/modules/commerce/products/forms/form-parts.ts';
import { getImageName } from '../src/modules/content/media/image-type.ts';
import { cleanSvg } from '../src/modules/content/media/svg/clean-svg.ts';
import { deviceWords } from '../src/modules/platform/auth/device-names.ts';

/** A usual run measures a third of the texts, drawn by the commit. */
const isDrawnText = (name: string): boolean => isDrawn(name, 3);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linear-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
/** Returns a parser that returns the error in place of throwing it. */
const refusing = (work: (text: string) => unknown) => async (text: string) => {
  try {
    return await work(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
};

const XML = [
  ...[
    '<',
    '<g',
    '<g ',
    '</g>',
    '<g>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&',
    '&amp;',
    '"',
    "'",
    '=',
    ' ',
    '/>',
  ],
  ...[
    '<path d="',
    '<style>',
    '</style>',
    'a{',
    '}',
    '(',
    'url(',
    ':',
    ';',
    '@',
    '<?xml ',
    '?>',
    '<!DOCTYPE ',
    '[',
    ']',
  ],
];
const CSV = ['"', '""', ',', ';', '\t', '\n', '\r\n', 'a', ' ', '"a', 'a"', '\\', '\uFEFF', '="'];
const WORDS = [' ', '@', '.', '-', 'a', 'é', '1', ',', ';', '\u0301', '"', '(', '+', '\n'];
const NUMBERS = ['1', ',', '.', ' ', "'", '$', '-', 'CHF', 'a', '\\', ';', '000'];
const HTML = ['<', '<a', '<p', '</p>', '<br', '>', '/', '&', '&amp;', '\n', ' ', 'x'];

describe('linear time with malicious input', () => {
  it.each([
    ['SVG files', refusing((text) => cleanSvg(Buffer.from(`${SVG}${text}</svg>`), 'a.svg')), XML],
    ['starts of files', (text: string) => getImageName(Buffer.from(text), 'a'), XML],
    ['file names', (text: string) => getImageName(Buffer.from(SVG), text), ['.', 'a', '1', '\n']],
    ['CSV', refusing((text) => writeRows(Buffer.from(`a,b\n${text}`), join(folder, 'rows'))), CSV],
    [
      'filters',
      (text: string) => readFilter(`{"combinator":"and","rules":[${text}]}`, {}),
      [
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '\\u0041',
        '{"combinator":"and","rules":[',
        '{"field":"a"},',
        ' ',
        '1',
      ],
    ],
    ['search terms', queryTerms, WORDS],
    ['search terms of records', (text: string) => searchTerms([text], 10_000), WORDS],
    ['email addresses', mailAddress, WORDS],
    ['mail headers', headerText, WORDS],
    ['slugs', slugFrom, WORDS],
    ['imported numbers', cells.getNumber, NUMBERS],
    ['imported amounts', cells.getMoney, NUMBERS],
    ['imported lists', cells.getList, NUMBERS],
    ['imported names', cells.getNames, NUMBERS],
    ['imported descriptions', getText, HTML],
    ['user agents', deviceWords, ['Safari/', 'Chrome', 'Mac OS X', ' ', '/', 'Mac', 'a']],
    [
      'cookies',
      (text: string) =>
        sentCart({ headers: new Headers({ cookie: text.replaceAll(/[^\x20-\x7e]/g, '') }) }),
      ['atrium.cart=', ';', '=', ' ', 'a', '"', '%', '; '],
    ],
  ])(
    'holds for %s',
    async (_what, parse: (text: string) => unknown, pieces) => {
      expect(await findSlowTexts(parse, { pieces, runs: 20, isDrawn: isDrawnText })).toEqual([]);
    },
    480_000,
  );
});
