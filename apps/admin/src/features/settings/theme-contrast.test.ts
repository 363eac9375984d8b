import { expect, it } from 'vitest';
import { contrastHints } from './theme-contrast.ts';

const words = (primary: string): readonly string[] =>
  contrastHints('primary', { primary, mode: 'light' }).map((hint) => hint.words);

it('says that a primary color is hard to read in links on a light page', () => {
  const weak = words('#7fd1ae').filter((hint) => hint.startsWith('Link contrast'));
  expect(weak).toEqual([expect.stringMatching(/^Link contrast 1\.\d:1, hard to read/)]);
  expect(words('#2f6b4f').join()).not.toContain('hard to read');
});
