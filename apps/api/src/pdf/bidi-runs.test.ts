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
    // From left to right as it is seen: the number stands last, which is left.
    expect(runs.map(({ text }) => text)).toEqual(['12', ' ', 'הרצל', ' ', 'רחוב']);
    expect(runs.at(-1)?.font).toBe('noto-sans-hebrew-hebrew');
  });

  it('keeps a right-to-left name within a line of another script in its place', () => {
    expect(texts('Jug كوب blue')).toEqual(['Jug ', 'كوب', ' blue']);
  });

  it('turns brackets within right-to-left words', () => {
    expect(texts('(כד)').join('')).toBe('(כד)');
  });

  it('writes what no font has by the first one', () => {
    expect(bidiRuns('壺')).toEqual([{ text: '壺', font: 'inter-latin' }]);
  });
});
