import { expect, it } from 'vitest';
import { testCard } from '../../../test/test-cards.ts';
import { cardKey } from '../model/board-state.ts';
import { toColumnIndex } from '../model/make-move.ts';
import { groupLanes } from './group-lanes.ts';

const person = (id: number, displayName: string) => ({ id, displayName, firstname: displayName });
const cards = [
  testCard({ id: 1, assignees: [person(7, 'Zoe')], project_id: 3, project_title: 'Yard' }),
  testCard({ id: 2, assignees: [person(7, 'Zoe'), person(8, 'Ada')] }),
  testCard({ id: 3 }),
  testCard({ id: 3, entity: 'project', title: 'Yard' }),
];
const byKey = new Map(cards.map((card) => [cardKey(card), card]));
const group = (by: 'person' | 'project') =>
  groupLanes([{ columnId: 1, keys: cards.map(cardKey) }], (key) => byKey.get(key), by, {
    nobody: 'Nobody',
    noProject: 'No project',
  }).map(({ name, keys }) => [name, keys.get(1)]);

it('groups cards by person, with a card in the row of each person', () => {
  expect(group('person')).toEqual([
    ['Ada', ['task 2']],
    ['Zoe', ['task 1', 'task 2']],
    ['Nobody', ['task 3', 'project 3']],
  ]);
});

it('groups tasks with their project', () => {
  expect(group('project')).toEqual([
    ['Yard', ['task 1', 'project 3']],
    ['No project', ['task 2', 'task 3']],
  ]);
});

it('finds the place in the whole column for a place in a row', () => {
  const all = ['task 1', 'task 2', 'task 3'] as const;
  expect(toColumnIndex(all, ['task 2'], 0)).toBe(1);
  expect(toColumnIndex(all, ['task 2'], 1)).toBe(2);
  expect(toColumnIndex(all, [], 0)).toBe(3);
});
