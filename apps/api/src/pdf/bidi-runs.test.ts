import { describe, expect, it } from 'vitest';
import { bidiRuns } from './bidi-runs.ts';

const texts = (line: string): string[] => bidiRuns(line).map(({ text }) => text);

describe('a line of a paper', () => {
  it('is written by the fonts that have its letters', () => {
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

  it('of a right-to-left script is read from its right end, its numbers from left to right', () => {
    const runs = bidiRuns('רחוב הרצל 12');
    // In visual order from left to right, the number comes first.
    expect(runs.map(({ text }) => text)).toEqual(['12', ' ', 'הרצל', ' ', 'רחוב']);
    expect(runs.at(-1)?.font).toBe('noto-sans-hebrew-hebrew');
  });

  it('keeps a right-to-left name within a line of another script in its place', () => {
    expect(texts('Jug كوب blue')).toEqual(['Jug ', 'كوب', ' blue']);
  });

  it('turns brackets within right-to-left words', () => {
    expect(texts('(כד)').join('')).toBe('(כד)');
  });

  it('has letters of East Asia, each by the file that draws it', () => {
    const runs = bidiRuns('壺とカップ 한국');
    expect(runs.map(({ text }) => text).join('')).toBe('壺とカップ 한국');
    expect(new Set(runs.map(({ font }) => font.replace(/-\d+$/, '')))).toEqual(
      new Set(['noto-sans-sc', 'inter-latin', 'noto-sans-kr']),
    );
  });

  it('keeps marks with their letters, and draws none where their letter cannot be drawn', () => {
    expect(bidiRuns('ถนนสุข')).toEqual([{ text: 'ถนนสุข', font: 'noto-sans-thai-thai' }]);
    expect(texts('𑄌𑄧')).toEqual(['?']);
  });

  it('reads figures of right-to-left scripts from left to right, one by one', () => {
    expect(texts('‏٢ مارس ٢٠٢٦')).toEqual(['٢', '٠', '٢', '٦', ' ', 'مارس', ' ', '٢']);
  });

  it('writes nothing for pictures and marks of direction, and a question mark for what no font has', () => {
    expect(texts('\u200eJug 🎉 𓀀')).toEqual(['Jug  ?']);
    expect(texts('1\u202f249,50\u00a0$').join('')).toMatch(/^1\s249,50\s\$$/);
  });
});
