import { expect, it } from 'vitest';
import {
  cardComponent,
  componentRegistry,
  MemoryComponents,
  pageWith,
  shows,
} from '../../../test/component-page.ts';
import { ComponentList } from './component-list.ts';
import { showsComponent } from './open-component.ts';

it('takes the components of a page, and notifies about newer versions only', () => {
  const list = new ComponentList(componentRegistry, new MemoryComponents());
  let changes = 0;
  list.subscribe(() => changes++);
  list.take([cardComponent()]);
  list.take([cardComponent()]);
  expect([changes, list.version, list.isLoaded]).toEqual([1, 1, false]);
  const tree = list.find(5);
  list.take([cardComponent({ name: 'Renamed', version: 2 })]);
  expect([list.get(5)?.name, changes]).toEqual(['Renamed', 2]);
  expect(list.find(5)).toBe(tree);
});

it('loads all components once a tree shows one that is not known', async () => {
  const gateway = new MemoryComponents([cardComponent(), cardComponent({ id: 6, name: 'Other' })]);
  const list = new ComponentList(componentRegistry, gateway);
  list.take([cardComponent()]);
  await list.loadMissing(pageWith(shows(5)));
  expect(list.isLoaded).toBe(false);
  await list.loadMissing(pageWith(shows(6)));
  expect(list.all.map(({ name }) => name)).toEqual(['Card', 'Other']);
  await list.loadMissing(pageWith(shows(7)));
  expect(list.find(7)).toBeUndefined();
});

it('reports why the list could not be loaded, and reads what cannot be read as missing', async () => {
  const gateway = new MemoryComponents([cardComponent({ content: '%%%' })]);
  const list = new ComponentList(componentRegistry, gateway);
  await list.load();
  expect([list.find(5), list.get(5)?.name]).toEqual([undefined, 'Card']);
  gateway.list = () => Promise.reject({ code: 'unreachable', message: 'No connection' });
  await list.load();
  expect(list.failure).toMatchObject({ message: 'No connection' });
});

it('is not available without endpoints', async () => {
  const list = new ComponentList(componentRegistry, undefined);
  await list.load();
  expect([list.isAvailable, list.isLoaded]).toEqual([false, false]);
});

it('finds components that show another one at any level, also in a circle', () => {
  const trees = new Map([
    [5, pageWith(shows(6))],
    [6, pageWith(shows(7), shows(5))],
    [7, pageWith({ type: 'Text' })],
  ]);
  const find = (id: number) => trees.get(id);
  expect([5, 6, 7].map((id) => showsComponent(find, id, 7))).toEqual([true, true, true]);
  expect(showsComponent(find, 5, 8)).toBe(false);
});
