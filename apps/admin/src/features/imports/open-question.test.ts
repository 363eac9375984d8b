import type { Import } from '@org/schema/contract';
import { describe, expect, it } from 'vitest';
import { openQuestion } from './open-question.ts';

const field = (name: string, required = false) => ({ name, label: name.toUpperCase(), required });

/** Returns the open question of an import with two columns, with the given mapping and match field. */
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

describe('the open question of an import', () => {
  it('asks for a mapped column', () => {
    expect(asked(['', ''])).toMatch(/at least one column/);
  });

  it('asks for required fields of new records', () => {
    expect(asked(['text', ''])).toMatch(/^TITLE is required/);
    expect(asked(['text', ''], 'text', 'skip')).toMatch(/^TITLE is required/);
  });

  it('is undefined when the mapping is sufficient', () => {
    expect(asked(['title', ''])).toBeUndefined();
    expect(asked(['text', ''], 'text')).toBeUndefined();
  });
});
