// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { FIRST, getPage, SECOND } from '../../../test/editor-registry.ts';
import { findPageProblems, findSiteLinks } from './find-page-problems.ts';

function parse(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return body;
}
const NO_BLOCKS = getPage();
const find = (html: string, over: object = {}) =>
  findPageProblems({
    tree: NO_BLOCKS,
    markup: parse(html),
    excerpt: 'Bread',
    meta_description: '',
    ...over,
  });
const block = (html: string): string => `<div data-node="${FIRST}">${html}</div>`;
const FINE = '<h1>Bakery</h1>';

it('finds nothing on a page with a heading, links and a description', () => {
  expect(
    find(
      FINE +
        block('<h2>Bread</h2><h3>Rye</h3><a href="/rye">Rye</a><a href="/b"><img alt="Rolls"></a>'),
    ),
  ).toEqual([]);
});

it('finds a missing main heading, a second one, and skipped levels', () => {
  expect(find(block('<h2>Bread</h2>'))).toEqual([{ text: 'The page has no main heading (h1)' }]);
  // A heading of the site, such as the page title, leads to the heading of the page.
  expect(find(`<h1>Title</h1>${block('<h1>Bread &amp; rolls</h1><h4>Rye</h4>')}`)).toEqual([
    { text: '“Bread & rolls” is a second main heading (h1)', node: FIRST },
    { text: '“Rye” is a heading of level 4 after one of level 1', node: FIRST },
  ]);
});

it('finds links without a destination or a text, and buttons without a link', () => {
  expect(
    find(
      FINE +
        block(
          '<a>Menu</a><a href="#">Top</a><a href="/rye"><svg></svg></a><a href="/x" aria-label="X"></a>',
        ) +
        `<button data-block="button" data-node="${SECOND}">Order</button><button data-block="button" data-event-trigger="chat">Chat</button>`,
    ),
  ).toEqual([
    { text: 'The link “Menu” leads nowhere', node: FIRST },
    { text: 'The link “Top” leads nowhere', node: FIRST },
    { text: 'The link to “/rye” has no text', node: FIRST },
    { text: 'The button “Order” has no link', node: SECOND },
  ]);
});

it('does not check links of the site around the page', () => {
  expect(find(`<a>Logo</a>${FINE}`)).toEqual([]);
});

it('finds pictures without alternative text in the settings of blocks, and no hidden ones', () => {
  const tree = getPage(
    { type: 'Image', props: { src: '/a.webp', altText: ' ' } },
    {
      type: 'Image',
      props: {
        images: [
          { file: '/b.webp', altText: '' },
          { file: '/c.webp', altText: '' },
          { file: '', altText: '' },
        ],
      },
    },
  );
  expect(find(FINE, { tree })).toEqual([
    { text: 'A picture has no alternative text', node: FIRST },
    { text: '2 pictures have no alternative text', node: SECOND },
  ]);
  const first = tree[FIRST];
  const hidden = first ? { ...tree, [FIRST]: { ...first, hidden: true } } : tree;
  expect(find(FINE, { tree: hidden })).toHaveLength(1);
});

it('finds a missing description', () => {
  expect(find(FINE, { excerpt: ' ' })).toEqual([
    { text: 'The page has no description for search engines' },
  ]);
  expect(find(FINE, { excerpt: '', meta_description: 'Bread since 1911' })).toEqual([]);
});

it('lists the paths of the site that blocks link to', () => {
  const links = findSiteLinks(
    parse(
      `<a href="/header">Header</a>${block('<a href="/a?b#c">A</a><a href="https://demo.test/b/">B</a><a href="https://other.test/c">C</a><a href="mailto:a@b.test">D</a><a href="#e">E</a><a href="http://">F</a><a href="/a">A</a>')}`,
    ),
    'https://demo.test/',
  );
  expect([...links]).toEqual([
    ['/a', FIRST],
    ['/b/', FIRST],
  ]);
});

it('finds a page without blocks', () => {
  const { ROOT: root } = NO_BLOCKS;
  const tree = root ? { ROOT: { ...root, nodes: [] } } : {};
  expect(find(FINE, { tree })).toEqual([{ text: 'The page is empty' }]);
});
