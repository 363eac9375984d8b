import type { MediaFolder } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { folderChoices, foldersIn, pathTo, placesFor } from './folder-tree.ts';

const folder = (id: number, name: string, parent_id: number | null = null): MediaFolder => ({
  id,
  name,
  parent_id,
  image_count: 0,
  version: 1,
  created_at: '',
  updated_at: '',
});
const folders = [
  folder(1, 'Zoo'),
  folder(2, 'Campaigns'),
  folder(3, 'Summer', 2),
  folder(4, 'Beach', 3),
];
const names = (some: readonly MediaFolder[]): string[] => some.map(({ name }) => name);

it('returns the path to a folder and its subfolders', () => {
  expect(names(pathTo(folders, 4))).toEqual(['Campaigns', 'Summer', 'Beach']);
  expect([pathTo(folders, undefined), pathTo(folders, 9)]).toEqual([[], []]);
  expect([names(foldersIn(folders, undefined)), names(foldersIn(folders, 2))]).toEqual([
    ['Zoo', 'Campaigns'],
    ['Summer'],
  ]);
  expect(folderChoices(folders)).toEqual([
    { id: 2, label: 'Campaigns' },
    { id: 3, label: 'Campaigns / Summer' },
    { id: 4, label: 'Campaigns / Summer / Beach' },
    { id: 1, label: 'Zoo' },
  ]);
});

it('stops at a cycle of folders', () => {
  expect(names(pathTo([folder(1, 'A', 2), folder(2, 'B', 1)], 1))).toEqual(['B', 'A']);
});

it('returns the possible targets of a moved folder', () => {
  // Neither its current parent nor itself or a descendant.
  expect(placesFor(folders, 3)).toEqual([undefined, 1]);
  expect(placesFor(folders, 2)).toEqual([1]);
  expect(placesFor(folders, 4)).toEqual([undefined, 1, 2]);
  expect(placesFor(folders, 9)).toEqual([]);
  // Not where a folder with its name exists.
  expect(placesFor([...folders, folder(5, 'SUMMER')], 3)).toEqual([1, 5]);
  // Not too deep: four levels of its own and two above it are the maximum.
  const deep = [5, 6, 7].map((id) => folder(id, `Level ${id}`, id === 5 ? null : id - 1));
  expect(placesFor([...folders, ...deep, folder(8, 'Shells', 4)], 2)).toEqual([1, 5, 6]);
});
