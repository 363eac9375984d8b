import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Import } from '@org/schema/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { useImportChanges } from './use-import-changes.ts';

const server = startAnswerServer();
const CALL = 'PUT /api/v1/admin/imports/4/';
// The hook reads only these fields. The record stays as it is, as between a response and the next rendering.
const RECORD = { id: 4, version: 2, mapping: ['', ''] } as unknown as Import;

function Changes(): ReactElement {
  const { shown, change, settle } = useImportChanges(RECORD);
  const [result, setResult] = useState('');
  return (
    <>
      <output aria-label="Mapping">{shown.mapping.join(',')}</output>
      <button type="button" onClick={() => change({ mapping: ['', 'parent'] })}>
        first
      </button>
      <button type="button" onClick={() => change({ mapping: ['category', 'parent'] })}>
        second
      </button>
      <button type="button" onClick={() => void settle().then((is) => setResult(String(is)))}>
        start
      </button>
      <p>started: {result}</p>
    </>
  );
}

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

it('bases each change on the version of the one before, though the record was not rendered since', async () => {
  let version = 2;
  server.answer(CALL, ({ body }) => {
    const sent = body as { version: number };
    if (sent.version !== version) return { status: 409, body: { code: 'conflict' } };
    version += 1;
    return { status: 200, body: { success: true, import: { ...RECORD, ...sent, version } } };
  });
  await renderAs(testMe(), <Changes />, '/admin/imports/4', server.origin());
  await press('first');
  await waitFor(() => expect(version).toBe(3));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Mapping' }).textContent).toBe(','),
  );
  await press('second');
  await press('start');
  await screen.findByText('started: true');
  expect(version).toBe(4);
  expect(server.seen.at(-1)).toMatchObject({ mapping: ['category', 'parent'], version: 3 });
});

it('takes a change back that cannot be saved, and does not begin', async () => {
  server.answer(CALL, () => ({ status: 503, body: { code: 'unavailable', message: 'Later' } }));
  await renderAs(testMe(), <Changes />, '/admin/imports/4', server.origin());
  // Both at once: the change is still being saved.
  fireEvent.click(screen.getByRole('button', { name: 'second' }));
  fireEvent.click(screen.getByRole('button', { name: 'start' }));
  await screen.findByText('started: false');
  expect(screen.getByRole('status', { name: 'Mapping' }).textContent).toBe(',');
});
