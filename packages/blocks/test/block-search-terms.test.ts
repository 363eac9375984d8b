import { expect, it } from 'vitest';
import { blockRegistry } from '../src/definitions.ts';
import { BLOCK_SEARCH_TERMS } from '../src/registry/block-search-terms.ts';

const foundBy = (word: string): string[] =>
  Object.keys(BLOCK_SEARCH_TERMS).filter((type) =>
    BLOCK_SEARCH_TERMS[type]?.split(' ').includes(word),
  );

it('refers to existing blocks only', () => {
  for (const type of Object.keys(BLOCK_SEARCH_TERMS))
    expect(blockRegistry.get(type), type).toBeDefined();
});

it.each([
  ['faq', 'Accordion'],
  ['testimonial', 'ContentSlider'],
  ['contact', 'CustomForm'],
  ['photo', 'Image'],
  ['footer', 'Section'],
  ['video', 'CustomHtml'],
  ['heading', 'Text'],
])('finds %s', (word, type) => {
  expect(foundBy(word)).toContain(type);
});
