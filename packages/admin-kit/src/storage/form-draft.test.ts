import { beforeEach, expect, it } from 'vitest';
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from './form-draft.ts';

const shape = { title: '', open: false };
const draft = {
  values: { title: 'New', open: true },
  base: { title: '', open: false },
  version: 3,
};

beforeEach(() => sessionStorage.clear());

it('restores input after a reload, until it is discarded', () => {
  writeDraft('page:1', draft);
  expect(readDraft('page:1', shape)).toEqual(draft);
  expect(readDraft('page:2', shape)).toBeUndefined();
  dropDraft('page:1');
  expect(readDraft('page:1', shape)).toBeUndefined();
});

it.each([
  ['broken text', '{'],
  ['another shape', JSON.stringify({ ...draft, values: { title: 1 } })],
  ['a list', '[]'],
])('ignores %s', (_name, stored) => {
  sessionStorage.setItem('atrium-draft:page:1', stored);
  expect(readDraft('page:1', shape)).toBeUndefined();
});

it('stores no secrets, and nothing for the next user', () => {
  writeDraft('mail', { ...draft, values: { title: 'hunter2', open: true } }, ['title']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  expect(readDraft('mail', shape)?.values).toEqual({ title: '', open: true });
  sessionStorage.setItem('other', 'stays');
  dropAllDrafts();
  expect({ ...sessionStorage }).toEqual({ other: 'stays' });
});
