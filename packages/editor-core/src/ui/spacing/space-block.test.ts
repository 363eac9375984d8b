// @vitest-environment jsdom
import { createRegistry, createTree } from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import type { JsonObject } from '@org/schema/entities';
import { invariant } from '@org/schema/errors';
import { expect, it } from 'vitest';
import { emailRegistry, getEmail } from '../../../test/email-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import {
  getPreview,
  getStoredSide,
  getStoredToken,
  planReset,
  planSpace,
  readSpaceBlock,
} from './space-block.ts';
import { getNoHandlesText } from './space-copy.ts';

const registry = createRegistry([
  testBlock('Wrapper', { canvas: true }),
  testBlock('Section', { canvas: true, groups: ['alignment', 'spacing'] }),
  testBlock('Text', { groups: ['alignment', 'spacing'] }),
  testBlock('Image', { groups: ['spacing'] }),
  testBlock('Plain'),
]);
const SIZES = { Image: [{ kind: 'sizes', prop: 'sizes', label: 'Size' }] };

function read(type: string, props: JsonObject, viewport: 'desktop' | 'mobile' = 'desktop') {
  const tree = createTree(
    { type: 'Wrapper', children: [{ type, props }] },
    registry,
    countingIds(),
  );
  const { store } = openStore(tree, registry);
  const block = readSpaceBlock(store, SIZES, 'n000000001', viewport);
  invariant(block, 'the block exists');
  return block;
}

it('offers the fields that a block stores', () => {
  expect(read('Section', {}).fields).toHaveLength(10);
  expect(read('Text', {}).fields).toHaveLength(8);
  expect(read('Image', {}).fields.at(-1)).toBe('height');
  expect(read('Plain', {}).fields).toEqual([]);
});

it('says why there are no handles: blocks that are too low for them have spacing', () => {
  expect(getNoHandlesText(read('Text', {}))).toBe(
    'There is no room for handles on this block. Change its spacing in the panel',
  );
  for (const block of [read('Plain', {}), undefined])
    expect(getNoHandlesText(block)).toBe('This block has no spacing to adjust');
});

it('offers nothing for blocks of an email, whose space is in settings of their own', () => {
  const { store } = openStore(getEmail(), emailRegistry);
  for (const id of Object.keys(store.tree))
    expect(readSpaceBlock(store, {}, id, 'email')?.fields).toEqual([]);
});

it('stores a side on the shown device, and keeps the others', () => {
  const settings = { desktop: { spacing: { paddingTop: 8 } } };
  expect(planSpace(read('Text', { settings }, 'mobile'), { paddingTop: 24 })).toMatchObject({
    path: ['settings'],
    value: { ...settings, mobile: { spacing: { paddingTop: 24 } } },
  });
});

it('stores a gap in the unit of the block', () => {
  const settings = { desktop: { alignment: { gap: 1, gapUnit: 'rem' } } };
  expect(planSpace(read('Section', { settings }), { gap: 24 })).toMatchObject({
    value: { desktop: { alignment: { gap: 1.5, gapUnit: 'rem' } } },
  });
});

it('stores steps of the theme by name, a gap without its unit', () => {
  const settings = {
    desktop: { spacing: { paddingTop: 'l' }, alignment: { gap: 1, gapUnit: 'rem' } },
  };
  const block = read('Section', { settings });
  expect([getStoredToken(block, 'paddingTop'), getStoredSide(block, 'paddingTop')]).toEqual([
    'l',
    24,
  ]);
  expect(getStoredToken(block, 'paddingLeft')).toBeUndefined();
  expect(planSpace(block, { gap: 'm' })).toMatchObject({
    value: { desktop: { alignment: { gap: 'm', gapUnit: 'px' } } },
  });
  expect(getPreview(block, { paddingTop: 's' })).toEqual([
    ['padding-top', 'var(--org-space-s,8px)'],
  ]);
});

it('stores a height as the least one of a container, and as the size of a picture', () => {
  expect(planSpace(read('Section', {}), { height: 400 })).toMatchObject({
    value: { desktop: { alignment: { height: 400, heightUnit: 'px', heightAuto: false } } },
  });
  const desktop = { width: 100, widthUnit: '%', height: 250, heightUnit: 'px' };
  const image = read('Image', { sizes: { desktop } }, 'mobile');
  expect(planSpace(image, { height: 180 })).toMatchObject({
    path: ['sizes'],
    value: { desktop, mobile: { ...desktop, height: 180 } },
  });
});

it('previews values with the declarations of the page', () => {
  const section = read('Section', {});
  expect(getPreview(section, { paddingLeft: 24, paddingRight: 24 })).toEqual([
    ['padding-right', 'max(24px,var(--org-section-side))'],
    ['padding-left', 'max(24px,var(--org-section-side))'],
  ]);
  expect(getPreview(section, { gap: 8 })).toEqual([
    ['gap', '8px'],
    ['--org-gap', '8px'],
  ]);
  expect(getPreview(section, { height: 300 })).toEqual([['min-height', '300px']]);
});

it('resets a value of the device, and nothing without one', () => {
  const settings = {
    desktop: { spacing: { paddingTop: 8 } },
    mobile: { spacing: { paddingTop: 24 } },
  };
  const block = read('Text', { settings }, 'mobile');
  expect(planReset(block, 'paddingTop')).toMatchObject({ value: { desktop: settings.desktop } });
  expect(planReset(block, 'paddingLeft')).toBeUndefined();
});
