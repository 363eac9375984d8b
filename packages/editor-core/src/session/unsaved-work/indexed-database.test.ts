import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IndexedDatabase } from './indexed-database.ts';
import type { JournalHead, JournalStep } from './kept-database.ts';

const HEAD: JournalHead = {
  key: 'page.7#1',
  document: 'page.7',
  tab: 'one',
  version: 3,
  at: 1_700_000_000_000,
  steps: 0,
};
const OTHER: JournalHead = { ...HEAD, key: 'page.7#2', tab: 'two' };
const step = (trusted: boolean): JournalStep => ({ operations: [], trusted });

let database: IndexedDatabase;
beforeEach(() => {
  database = new IndexedDatabase();
});
afterEach(async () => {
  await database.remove((await database.heads()).map(({ key }) => key));
});

it('returns the base and the steps of a key in the order of their slots', async () => {
  await database.write({ head: HEAD, base: 'tree' });
  await database.write({ head: { ...HEAD, steps: 2 }, step: { slot: 10, value: step(true) } });
  await database.write({ head: { ...HEAD, steps: 2 }, step: { slot: 2, value: step(false) } });
  await database.write({ head: OTHER, base: 'other' });
  expect(await database.read(HEAD.key)).toEqual({
    base: 'tree',
    steps: [step(false), step(true)],
  });
  expect(await database.heads()).toEqual([{ ...HEAD, steps: 2 }, OTHER]);
});

it('replaces all steps with a new base, and removes single steps', async () => {
  await database.write({ head: HEAD, base: 'tree', step: { slot: 0, value: step(true) } });
  await database.write({ head: HEAD, step: { slot: 1, value: step(true) } });
  await database.write({ head: HEAD, step: { slot: 0, value: null } });
  expect((await database.read(HEAD.key))?.steps).toHaveLength(1);
  await database.write({ head: HEAD, base: 'newer' });
  expect(await database.read(HEAD.key)).toEqual({ base: 'newer', steps: [] });
});

it('removes what belongs to a key, and nothing of other keys', async () => {
  await database.write({ head: HEAD, base: 'tree', step: { slot: 0, value: step(true) } });
  await database.write({ head: OTHER, base: 'other' });
  await database.remove([HEAD.key]);
  expect([await database.read(HEAD.key), await database.heads()]).toEqual([undefined, [OTHER]]);
});

it('sees a write that began before the read', async () => {
  const write = database.write({ head: HEAD, base: 'tree' });
  expect(await database.read(HEAD.key)).toEqual({ base: 'tree', steps: [] });
  await write;
});

/** Resolves with the result of a request. */
function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

it('closes its connection for a newer version of the database, and opens another one later', async () => {
  await database.write({ head: HEAD, base: 'tree' });
  await settled(indexedDB.deleteDatabase('atrium.editor'));
  expect(await database.heads()).toEqual([]);
});

it('reads unsaved work that former versions stored', async () => {
  await settled(indexedDB.deleteDatabase('atrium.editor'));
  const opening = indexedDB.open('atrium.editor', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('heads', { keyPath: 'key' });
    opening.result.createObjectStore('bases');
    opening.result.createObjectStore('steps');
  };
  const former = await settled(opening);
  const transaction = former.transaction(['heads', 'bases', 'steps'], 'readwrite');
  transaction.objectStore('heads').put(HEAD);
  transaction.objectStore('bases').put('tree', HEAD.key);
  await settled(transaction.objectStore('steps').put(step(true), [HEAD.key, 0]));
  former.close();
  expect(await database.heads()).toEqual([HEAD]);
  expect(await database.read(HEAD.key)).toEqual({ base: 'tree', steps: [step(true)] });
});
