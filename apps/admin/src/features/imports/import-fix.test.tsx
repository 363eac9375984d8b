import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Import } from '@org/schema/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ImportFix } from './import-fix.tsx';

const server = startAnswerServer();
// Fields of an import that the table reads.
const IMPORT = {
  id: 4,
  version: 2,
  status: 'ready',
  canCorrect: true,
  columns: ['Name', 'Email'],
  mapping: ['firstname', 'email'],
} as unknown as Import;
const PROBLEMS = [
  { row: 2, error: 'Email: Please enter a valid email address', cells: ['Ada', 'ada@'] },
];

it('shows the problem of a failed row below its fields, and keeps the input when a retry fails', async () => {
  await renderAs(
    testMe(),
    <ImportFix record={IMPORT} problems={PROBLEMS as Import['problems']} failed={1} />,
    '/admin/imports/4',
    server.origin(),
  );
  const [, email] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!email) throw new Error('There is no field for the email');
  // The problem is below its row, where it is visible on phones too.
  expect(email.closest('tr')?.nextElementSibling?.textContent).toBe(
    'Email: Please enter a valid email address',
  );

  server.plan({ status: 503, body: { code: 'unavailable', message: 'Try again in a moment' } });
  await userEvent.clear(email);
  await userEvent.type(email, 'ada@kiln.test');
  await userEvent.click(screen.getByRole('button', { name: /Try .*again/ }));
  await waitFor(() =>
    expect(server.seen.at(-1)).toMatchObject({
      rows: [{ row: 2, cells: ['Ada', 'ada@kiln.test'] }],
    }),
  );
  expect(email.value).toBe('ada@kiln.test');
});
