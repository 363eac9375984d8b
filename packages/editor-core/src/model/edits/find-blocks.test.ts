import { expect, it } from 'vitest';
import { matchesSearch } from './find-blocks.ts';

const accordion = {
  type: 'Accordion',
  label: 'Accordion',
  description: 'Entries that open and close.',
};

it.each([
  ['', true],
  ['accord', true],
  ['cord', true],
  ['entr', true],
  ['FAQ', true],
  ['faq open', true],
  ['faq video', false],
  ['aq', false],
])('finds an accordion by %j: %s', (search, found) => {
  expect(matchesSearch(accordion, search, 'faq questions')).toBe(found);
});
