// @vitest-environment jsdom
import type { InlineText } from '@org/content';
import { expect, it } from 'vitest';
import { findInlineTarget } from './inline-target.ts';

const TEXTS: readonly InlineText[] = [
  { prop: 'title', kind: 'plain', part: 'title' },
  { prop: 'boxes', kind: 'plain', part: 'name', item: { part: 'box', field: 'title' } },
  {
    prop: 'boxes',
    kind: 'plain',
    part: 'feature',
    item: { part: 'box', field: 'features', separator: ',' },
  },
];
const PROPS = {
  title: 'Prices',
  boxes: [
    { title: 'Free', features: 'One site, Help by email' },
    { title: 'Pro', features: 'Three sites, A domain' },
  ],
};

/** The rendered block. */
function drawn({ hasTitle = true } = {}): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `${hasTitle ? '<h2 data-part="title">Prices</h2>' : ''}<ul>${PROPS.boxes
    .map(
      ({ title, features }) =>
        `<li data-part="box"><h3 data-part="name">${title}</h3>${features
          .split(', ')
          .map((feature) => `<p><span data-part="feature">${feature}</span></p>`)
          .join('')}</li>`,
    )
    .join('')}</ul>`;
  return root;
}

function targetAt(root: HTMLElement, text: string) {
  const pointed = [...root.querySelectorAll('[data-part]')].find(
    ({ textContent }) => textContent === text,
  );
  return findInlineTarget(root, TEXTS, PROPS, pointed);
}

it('edits the text of the item under the pointer', () => {
  const target = targetAt(drawn(), 'Pro');
  expect(target?.element.textContent).toBe('Pro');
  expect(target?.prop).toBe('boxes');
  expect(target?.toStored('Business')).toEqual([
    PROPS.boxes[0],
    { title: 'Business', features: 'Three sites, A domain' },
  ]);
});

it('edits one of several texts of a field', () => {
  const target = targetAt(drawn(), 'A domain');
  expect(target?.toStored('Two domains')).toEqual([
    PROPS.boxes[0],
    { title: 'Pro', features: 'Three sites, Two domains' },
  ]);
  expect(target?.toStored(' ')).toEqual([
    PROPS.boxes[0],
    { title: 'Pro', features: 'Three sites' },
  ]);
});

it('does not store an emptied text of an item', () => {
  expect(targetAt(drawn(), 'Free')?.toStored('  ')).toBeUndefined();
});

it('edits the first visible text when none is under the pointer', () => {
  expect(findInlineTarget(drawn(), TEXTS, PROPS)?.element.textContent).toBe('Prices');
  const untitled = findInlineTarget(drawn({ hasTitle: false }), TEXTS, PROPS);
  expect(untitled?.element.textContent).toBe('Free');
});

it('finds no text in a block without any', () => {
  expect(findInlineTarget(drawn(), [], PROPS)).toBeUndefined();
});
