import { expect, it } from 'vitest';
import { choiceText, readChoice } from './product-choice.ts';

it('serializes choices so that commas can separate them, and parses them again', () => {
  expect(choiceText({ name: 'Size', value: '12 cm' })).toBe('Size:12 cm');
  for (const choice of [
    { name: 'Size', value: '12 cm' },
    { name: 'Ratio 1:2', value: '50 %, rounded' },
    { name: '%3A', value: '%25' },
    { name: 'Größe', value: 'أزرق' },
  ]) {
    const text = choiceText(choice);
    expect(text.split(',')).toHaveLength(1);
    expect(readChoice(text)).toEqual(choice);
  }
});

it('rejects anything else', () => {
  for (const text of ['', 'Size', 'Size:', ':Large', 'a:b:c', 'a:b,c', `a:${'b'.repeat(300)}`])
    expect(readChoice(text), text).toBeUndefined();
});
