import { describe, expect, it } from 'vitest';
import type { SectionLibrary } from '../../session/host/section-library.ts';
import { findSections, PAGES } from './find-sections.ts';

const template = { type: 'Section' };
const library: SectionLibrary = {
  kinds: [
    { key: 'hero', label: 'Hero', words: 'banner top' },
    { key: 'faq', label: 'FAQ', words: 'questions answers' },
  ],
  sections: [
    {
      key: 'hero-split',
      kind: 'hero',
      name: 'Text beside a picture',
      words: 'two columns',
      template,
    },
    { key: 'faq-one', kind: 'faq', name: 'In one column', template },
  ],
  pages: [{ key: 'help', name: 'Help', description: 'Answers', words: 'support', sections: [] }],
};
const keys = (search: string, kind = ''): string[] => {
  const { sections, pages } = findSections(library, search, kind);
  return [...sections, ...pages].map(({ key }) => key);
};

describe('findSections', () => {
  it.each([
    ['banner', ['hero-split']],
    ['Ques', ['faq-one']],
    ['two col', ['hero-split']],
    ['column', ['hero-split', 'faq-one']],
    ['support', ['help']],
    ['faqs', ['faq-one']],
    ['answers', ['faq-one', 'help']],
    ['nothing', []],
  ])('finds by name, kind and other words: %s', (search, found) => {
    expect(keys(search)).toEqual(found);
  });

  it('shows the sections of a kind, or whole pages, without a search', () => {
    expect(keys('', 'faq')).toEqual(['faq-one']);
    expect(keys('', PAGES)).toEqual(['help']);
    expect(keys('', '')).toEqual(['hero-split', 'faq-one']);
    expect(keys('banner', 'faq')).toEqual(['hero-split']);
  });
});
