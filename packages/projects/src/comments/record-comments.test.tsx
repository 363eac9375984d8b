import { apiContract } from '@org/schema/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refuse, renderScreen } from '../../test/render-screen.tsx';
import { workAnswers } from '../../test/work-answers.ts';
import { RecordComments } from './record-comments.tsx';

const PATH = '/api/v1/admin/projects/1/comments/';

const open = (answers = workAnswers()) =>
  renderScreen(<RecordComments id={1} calls={apiContract.projects} />, {
    answers,
    path: '/admin/projects/1',
  });

it('mentions a person who is chosen by keys, and sends their id', async () => {
  const answers = workAnswers();
  const page = await open({
    ...answers,
    [`POST ${PATH}`]: () => ({ success: true, comment: {}, message: 'Added' }),
  });
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(field, 'Thanks @ma');
  expect(await screen.findByRole('option', { name: 'Ada Moreau' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(page.sent()).toHaveLength(1));
  expect(page.sent()[0]?.body).toEqual({
    body: '<p>Thanks <strong>@Malik Osei</strong></p>',
    mentions: [3],
  });
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
});

it('keeps a comment that could not be sent, and says why', async () => {
  await open({ ...workAnswers(), [`POST ${PATH}`]: () => refuse('The server is busy') });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Write a comment',
  });
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('The server is busy.')).toBeTruthy();
  expect(field.value).toBe('Hello');
});

it('offers to edit and delete the own comments only', async () => {
  await open(
    workAnswers({
      comments: [
        {
          id: 1,
          body: '<p>Mine</p>',
          user: { id: 7, displayName: 'Ada Moreau' },
          mentions: [],
          created_at: '2026-03-09T10:00:00.000Z',
          edited_at: null,
        },
        {
          id: 2,
          body: '<p>Theirs</p>',
          user: { id: 3, displayName: 'Malik Osei' },
          mentions: [],
          created_at: '2026-03-09T11:00:00.000Z',
          edited_at: null,
        },
      ],
    }),
  );
  await screen.findByText('Theirs');
  expect(screen.getAllByRole('button', { name: 'Edit comment' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
});
