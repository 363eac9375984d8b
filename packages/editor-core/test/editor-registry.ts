import { type BlockRegistry, type BlockTemplate, createRegistry, createTree } from '@org/content';
import { testBlock as block, countingIds } from '@org/content/testing';
import type { BuilderTree } from '@org/schema/entities';

/** A few blocks with the rules of the real ones. */
export const registry: BlockRegistry = createRegistry([
  block('Wrapper', { canvas: true, rules: { children: ['Section'] } }),
  block('Section', {
    canvas: true,
    rules: { parents: ['Wrapper'], children: ['Column'], min: 1, max: 12 },
    children: [{ type: 'Column' }],
  }),
  block('Row', {
    canvas: true,
    defaults: { columns: 2 },
    rules: { parents: ['Column'], children: ['Column'], min: 1, max: 12 },
    children: [{ type: 'Column' }, { type: 'Column' }],
  }),
  block('Column', { canvas: true, rules: { parents: ['Section', 'Row'] } }),
  block('Container', { canvas: true, rules: { parents: ['Column'], notInside: ['Container'] } }),
  block('Text', {
    defaults: { text: 'Hello' },
    rules: { parents: ['Column', 'Container', 'Slide', 'FoldPart'] },
    inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
  }),
  block('Image', { rules: { parents: ['Column', 'Container'] } }),
  block('Menu', {
    canvas: true,
    defaults: { title: 'Menu' },
    hasItems: true,
    rules: { parents: ['Column'], children: ['MenuPart'] },
  }),
  block('Slider', {
    canvas: true,
    defaults: { slides: [], activeIndex: 0 },
    rules: { parents: ['Column'], children: ['Slide'] },
    partsFollow: {
      prop: 'slides',
      type: 'Slide',
      key: 'containerId',
      active: 'activeIndex',
      inOrder: true,
    },
  }),
  block('Slide', {
    canvas: true,
    defaults: { containerId: '' },
    rules: { parents: ['Slider'] },
    partOf: ['Slider'],
  }),
  block('Fold', { canvas: true, rules: { parents: ['Column'], children: ['FoldPart'] } }),
  block('FoldPart', { canvas: true, partOf: 'Fold', rules: { parents: ['Fold'] } }),
  block('EmailWrapper', {
    canvas: true,
    internal: true,
    targets: ['email'],
    rules: { parents: [], children: ['EmailTextbox', 'EmailRecord'] },
  }),
  block('EmailRecord', {
    targets: ['email'],
    showsRecord: true,
    rules: { parents: ['EmailWrapper'] },
  }),
  block('EmailTextbox', { targets: ['email'], rules: { parents: ['EmailWrapper'] } }),
  block('MenuPart', { partOf: 'Menu', rules: { parents: ['Menu'] } }),
]);

/** Returns a page with the given blocks in one section and column. Ids: section 1, column 2, blocks from 3. */
export function getPage(...children: readonly BlockTemplate[]): BuilderTree {
  return createTree(
    { type: 'Wrapper', children: [{ type: 'Section', children: [{ type: 'Column', children }] }] },
    registry,
    countingIds(),
  );
}

export const SECTION = 'n000000001';
export const COLUMN = 'n000000002';
export const FIRST = 'n000000003';
export const SECOND = 'n000000004';
