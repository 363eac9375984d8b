import { describe, expect, it } from 'vitest';
import { choiceValues } from './choice-values.ts';

const field = {
  kind: 'select',
  prop: 'tag',
  label: 'Kind',
  options: [
    { value: 'p', label: 'Paragraph', sets: { size: 1, weight: 400 } },
    { value: 'h2', label: 'Heading 2', sets: { size: 2, weight: 700 } },
    { value: 'x', label: 'Bare' },
  ],
};

describe('choiceValues', () => {
  it('sets the values that belong to an option', () => {
    expect(choiceValues(field, 'h2', { tag: 'p', size: 1, weight: 400 })).toEqual({
      tag: 'h2',
      size: 2,
      weight: 700,
    });
  });

  it('keeps values that the author has changed', () => {
    expect(choiceValues(field, 'h2', { tag: 'p', size: 5, weight: 400 })).toEqual({
      tag: 'h2',
      weight: 700,
    });
  });

  it('only sets the field when the option has no other values', () => {
    expect(choiceValues(field, 'x', { tag: 'h2', size: 2, weight: 700 })).toEqual({ tag: 'x' });
    expect(choiceValues(field, 'gone', {})).toEqual({ tag: '' });
  });
});
