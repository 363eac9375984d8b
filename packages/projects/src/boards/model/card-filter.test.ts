import { expect, it } from 'vitest';
import { testCard } from '../../../test/test-cards.ts';
import { getFilter, getLanes, matchesFilter, readBoardAddress } from './card-filter.ts';

it('reads filters and rows from an address, and leaves out what it does not know', () => {
  const address = readBoardAddress({
    person: 7,
    priority: 'high',
    lanes: 'person',
    x: '1',
    text: '',
  });
  expect(address).toEqual({ person: '7', priority: 'high', lanes: 'person' });
  expect(getFilter(address)).toEqual({ assigneeId: 7, priority: 'high' });
  expect(getLanes(address)).toBe('person');
  expect(getFilter({ person: 'me', priority: 'huge' })).toEqual({});
  expect(getLanes({ lanes: 'color' })).toBe('none');
});

it('applies filters to a card as the server does', () => {
  const card = testCard({
    title: 'Lay the PATH',
    priority: 'high',
    project_id: 3,
    assignees: [{ id: 7, displayName: '', firstname: '' }],
  });
  expect(matchesFilter(card, { assigneeId: 7, projectId: 3, priority: 'high', text: 'path' })).toBe(
    true,
  );
  expect(matchesFilter(card, { assigneeId: 8 })).toBe(false);
  expect(matchesFilter(card, { projectId: 4 })).toBe(false);
  expect(matchesFilter(card, { priority: 'low' })).toBe(false);
  expect(matchesFilter(card, { text: 'roof' })).toBe(false);
  expect(matchesFilter(testCard({ entity: 'project', id: 3 }), { projectId: 3 })).toBe(true);
});
