// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { findPictureProblems } from './find-picture-problems.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Reports these sizes of loaded pictures, in bytes, as the browser does. */
function load(sizes: Readonly<Record<string, number>>): void {
  const entries = Object.entries(sizes).map(([path, encodedBodySize]) => ({
    name: new URL(path, document.baseURI).href,
    encodedBodySize,
  }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
}

it('names each heavy picture once, with the block that shows it', async () => {
  document.body.innerHTML = `
    <div data-node="n1" style="background-image: url('/heavy.jpg')"></div>
    <div data-node="n2" style="background-image: url('/heavy.jpg')"></div>
    <div data-node="n3" style="background-image: url('/light.jpg')"></div>
    <div data-node="n4" style="background-image: url('/unknown.jpg')"></div>
    <div style="background-image: url('/of-the-site.jpg')"></div>`;
  load({ '/heavy.jpg': 1_240_000, '/light.jpg': 90_000, '/of-the-site.jpg': 2_000_000 });
  expect(await findPictureProblems(document)).toEqual([
    { text: 'A 1.2 MB picture loads slowly on phones', node: 'n1' },
  ]);
});

it('finds nothing on a page without pictures', async () => {
  document.body.innerHTML = '<p data-node="n1">Words</p>';
  expect(await findPictureProblems(document)).toEqual([]);
});
