import { expect, it } from 'vitest';
import { pdfWriter } from './pdf-writer.ts';

it('writes the digits of figures in one width, without kerning', () => {
  const paper = pdfWriter('Figures', 'en');
  const width = (text: string, align: 'left' | 'right') => paper.width(text, { align });
  expect(width('1,117,11.11', 'right')).toBeCloseTo(width('8,888,88.88', 'right'), 6);
  expect(width('1,117,11.11', 'left')).toBeLessThan(width('8,888,88.88', 'left'));
});
