import { renderAs } from '@org/admin-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staff, testBoard } from '../../../test/board-answers.ts';
import { BoardOwnerIcon } from './board-owner-icon.tsx';

const people = [{ id: 8, displayName: 'Edie Tanaka', firstname: 'Edie' }];
const show = (over: Parameters<typeof testBoard>[0]) =>
  renderAs(staff, <BoardOwnerIcon board={testBoard(over)} />);
const icons = () => screen.queryAllByRole('img').map((icon) => icon.getAttribute('aria-label'));

it('BOARD-003 shows an icon for a board of another user', async () => {
  await show({ user_id: 8, assignees: [] });
  expect(icons()).toEqual(['Shared with you']);
});

it('BOARD-003 shows the same icon when a board of another user is shared with people', async () => {
  await show({ user_id: 8, assignees: people });
  expect(icons()).toEqual(['Shared with you']);
});

it('BOARD-004 shows a group for an own board that is shared with people', async () => {
  await show({ user_id: 7, assignees: people });
  expect(icons()).toEqual(['Shared with others']);
});

it('BOARD-004 shows no icon for an own board without people', async () => {
  await show({ user_id: 7, assignees: [] });
  expect(icons()).toEqual([]);
});
