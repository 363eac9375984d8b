import { describe, expect, it } from 'vitest';
import { bidiRuns } from './bidi-runs.ts';

const texts = (line: string): string[] => bidiRuns(line).map(({ text }) => text);

describe('bidirectional text in PDF files', () => {
  it('selects the fonts that have the letters', () => {
    expect(bidiRuns('Blumen für Łódź, ул. Мира 4')).toEqual([
      { text: 'Blumen für ', font: 'inter-latin' },
      { text: 'Ł', font: 'inter-latin-ext' },
      { text: 'ód', font: 'inter-latin' },
      { text: 'ź', font: 'inter-latin-ext' },
      { text: ', ', font: 'inter-latin' },
      { text: 'ул', font: 'inter-cyrillic' },
      { text: '. ', font: 'inter-latin' },
      { text: 'Мира', font: 'inter-cyrillic' },
      { text: ' 4', font: 'inter-latin' },
    ]);
  });

  it('draws right-to-left text from its right end, with numbers from left to right', () => {
    const runs = bidiRuns('רחוב הרצל 12');
    // In visual order from left to right, the number comes first.
    expect(runs.map(({ text }) => text)).toEqual(['12', ' ', 'הרצל', ' ', 'רחוב']);
    expect(runs.at(-1)?.font).toBe('noto-sans-hebrew-hebrew');
  });

  it('keeps a right-to-left name in its position within a left-to-right line', () => {
    expect(texts('Jug كوب blue')).toEqual(['Jug ', 'كوب', ' blue']);
  });

  it('mirrors brackets within right-to-left words', () => {
    expect(texts('(כד)').join('')).toBe('(כד)');
  });

  it('draws East Asian letters, each with the font file that has it', () => {
    const runs = bidiRuns('壺とカップ 한국');
    expect(runs.map(({ text }) => text).join('')).toBe('壺とカップ 한국');
    expect(new Set(runs.map(({ font }) => font.replace(/-\d+$/, '')))).toEqual(
      new Set(['noto-sans-sc', 'inter-latin', 'noto-sans-kr']),
    );
  });

  it('keeps marks with their letters, and draws none without a font for the letter', () => {
    expect(bidiRuns('ถนนสุข')).toEqual([{ text: 'ถนนสุข', font: 'noto-sans-thai-thai' }]);
    expect(texts('𑄌𑄧')).toEqual(['?']);
  });

  it('draws digits of right-to-left scripts from left to right', () => {
    expect(texts('‏٢ مارس ٢٠٢٦')).toEqual(['٢', '٠', '٢', '٦', ' ', 'مارس', ' ', '٢']);
  });

  it('draws nothing for emoji and direction marks, and a question mark for letters without a font', () => {
    expect(texts('\u200eJug 🎉 𓀀')).toEqual(['Jug  ?']);
    expect(texts('1\u202f249,50\u00a0$').join('')).toMatch(/^1\s249,50\s\$$/);
  });
});
