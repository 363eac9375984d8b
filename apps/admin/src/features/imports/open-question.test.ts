import type { Import } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { openQuestion } from './open-question.ts';

const field = (name: string, required = false) => ({ name, label: name.toUpperCase(), required });

/** What an import of two columns asks, told which fields they go into and how rows are known again. */
const asked = (
  mapping: readonly string[],
  matchOn = '',
  onMatch: Import['onMatch'] = 'update',
): string | undefined =>
  openQuestion({
    mapping: [...mapping],
    fields: [field('title', true), field('text')],
    matchOn,
    onMatch,
  });

describe('what an import asks before it begins', () => {
  it('is for a column that goes somewhere', () => {
    expect(asked(['', ''])).toMatch(/at least one column/);
  });

  it('is for what every new record needs', () => {
    expect(asked(['text', ''])).toMatch(/^TITLE is required/);
    expect(asked(['text', ''], 'text', 'skip')).toMatch(/^TITLE is required/);
  });

  it('is nothing where the file says enough', () => {
    expect(asked(['title', ''])).toBeUndefined();
    expect(asked(['text', ''], 'text')).toBeUndefined();
  });
});
