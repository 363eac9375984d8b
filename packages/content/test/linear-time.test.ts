import { isDrawn } from '@org/config/test-sample';
import { describe, expect, it } from 'vitest';
import { cleanMarkup, markupText, parseMarkup, safeHref } from '../src/markup/markup.ts';
import { findSlowTexts } from '../src/testing/linear-time.ts';

/** A usual run measures a third of the texts, drawn by the commit. */
const isDrawnText = (name: string): boolean => isDrawn(name, 3);

const HTML = [
  ...[
    '<',
    '<a',
    '</a',
    '<a href="',
    "<a href='",
    '<p>',
    '</p>',
    '>',
    '/>',
    '"',
    "'",
    '=',
    ' ',
    '\n',
  ],
  ...[
    '<!--',
    '-->',
    '<!',
    '--',
    '<script>',
    '</script',
    '<svg',
    'href=',
    ' href ',
    'x',
    '&',
    '&#',
    '&amp',
    ';',
  ],
  ...['<span data-color="', '<ul><li>', '<strong><em>', 'javascript:'],
];

describe('time grows linearly with hostile input', () => {
  it.each([
    ['markup', cleanMarkup],
    ['text of markup', (html: string) => markupText(parseMarkup(html))],
    ['links', safeHref],
  ])(
    'parses hostile input in %s',
    async (_what, parse) => {
      expect(await findSlowTexts(parse, { pieces: HTML, isDrawn: isDrawnText })).toEqual([]);
    },
    480_000,
  );

  it('detects the former quadratic tokenizer, and a quadratic expression', async () => {
    const token =
      /<!--[\s\S]*?-->|<\/?([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</g;
    const old = (html: string) => Array.from(html.matchAll(token)).length;
    expect(await findSlowTexts(old, { pieces: ['<a'], length: 10_000 })).toHaveLength(1);
    const trim = (text: string) => text.replace(/\s+$/, '');
    expect(await findSlowTexts(trim, { pieces: [' '], length: 15_000 })).toHaveLength(1);
  }, 480_000);
});
