import { expect, it } from 'vitest';
import { cellText } from './write-export.ts';

it.each([
  [null, ''],
  ['plain', 'plain'],
  [12.5, '12.5'],
  [true, 'yes'],
  [{ id: 1, displayName: 'Ada' }, 'Ada'],
  [
    [
      { id: 1, name: 'VIP' },
      { id: 2, name: 'Press' },
    ],
    'VIP; Press',
  ],
])('writes a readable value: %j', (value, text) => {
  expect(cellText(value, {})).toBe(text);
});

it('writes a choice by its label', () => {
  expect(cellText('lead', { options: [{ value: 'lead', label: 'Lead' }] })).toBe('Lead');
});
