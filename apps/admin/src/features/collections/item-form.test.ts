import type { CollectionField, CollectionItem } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { emptyItemForm, itemToForm, toItemBody } from './item-form.ts';

const field = (key: string, kind: CollectionField['kind']): CollectionField => ({
  key,
  label: key,
  kind,
  required: false,
  options: [],
  collection_id: null,
});
const FIELDS = {
  fields: [field('note', 'text'), field('price', 'number'), field('photo', 'picture')],
};
const photo = { src: '/media/a.webp', alt: 'A river' };
const ITEM: CollectionItem = {
  id: 1,
  collection_id: 2,
  title: 'River walk',
  slug: 'river-walk',
  values: { note: 'Slow', price: 12.5, photo, removed: 'A' },
  position: 3,
  status: 'published',
  tags: [],
  user: null,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  deleted_at: null,
};

it('sends the values of a stored item unchanged, without those of removed fields', () => {
  expect(toItemBody(FIELDS, itemToForm(FIELDS, ITEM))).toEqual({
    title: 'River walk',
    slug: 'river-walk',
    position: 3,
    status: 'published',
    values: { note: 'Slow', price: 12.5, photo },
  });
});

it('sends null for empty fields', () => {
  expect(toItemBody(FIELDS, emptyItemForm(FIELDS)).values).toEqual({
    note: null,
    price: null,
    photo: null,
  });
});

it('sends a text that is no number as it was typed, which the server refuses', () => {
  const values = { ...emptyItemForm(FIELDS), values: { price: 'many' } };
  expect(toItemBody(FIELDS, values).values).toMatchObject({ price: 'many' });
});
