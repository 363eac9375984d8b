import type { AnsweredRequest } from '@org/admin-kit/testing';
import { apiContract } from '@org/schema/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse, renderScreen } from '../../test/render-screen.tsx';
import { FILE } from '../../test/samples.ts';
import { RecordFiles } from './record-files.tsx';

// Uploads with progress are sent by XMLHttpRequest, which no answers replace.
beforeEach(() => vi.stubGlobal('XMLHttpRequest', undefined));
afterEach(() => vi.unstubAllGlobals());

/** Renders the files of a task, which the answers add and delete. */
async function renderFiles({ readOnly = false, first = [FILE] } = {}) {
  let files = [...first];
  const list = () => ({ success: true, results: { rows: files, total: files.length } });
  return renderScreen(<RecordFiles id={11} calls={apiContract.tasks} readOnly={readOnly} />, {
    path: '/admin/tasks/11',
    answers: {
      'GET /api/v1/admin/tasks/11/files/': list,
      'POST /api/v1/admin/tasks/11/files/': ({ body }: AnsweredRequest) => {
        const file = body instanceof FormData ? body.get('files[]') : null;
        const name = file instanceof File ? file.name : '';
        if (name.endsWith('.exe')) refuse('This file cannot be added');
        files = [{ ...FILE, id: files.length + 10, name }, ...files];
        return { ...list(), message: 'File added' };
      },
      'DELETE /api/v1/admin/tasks/11/files/4/': () => {
        files = [];
        return { success: true, message: 'File deleted' };
      },
    },
  });
}

it('lists files with size, person and a link that downloads them', async () => {
  await renderFiles();
  const link = await screen.findByRole('link', { name: 'Download Plan of the kiln room.pdf' });
  expect(link.getAttribute('href')).toBe(FILE.url);
  expect(link.getAttribute('download')).toBe(FILE.name);
  expect(screen.getByText(/47\.1 kB.*Ada Moreau/)).toBeTruthy();
});

it('adds dropped files, and shows why one was refused', async () => {
  await renderFiles({ first: [] });
  await screen.findByText('No files yet. Drop them here, or choose them.');
  const dropped = [new File(['a'], 'a.txt'), new File(['b'], 'b.exe'), new File(['c'], 'c.txt')];
  fireEvent.drop(screen.getByRole('button', { name: 'Add files' }), {
    dataTransfer: { types: ['Files'], files: dropped },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/This file cannot be added/);
  expect(await screen.findByText('c.txt')).toBeTruthy();
  expect(screen.getByText('a.txt')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss b.exe' }));
  expect(screen.queryByText('b.exe')).toBeNull();
});

it('refuses files that are too large before they are sent', async () => {
  const page = await renderFiles({ first: [] });
  await screen.findByText(/No files yet/);
  const large = new File(['x'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 });
  fireEvent.drop(screen.getByRole('button', { name: 'Add files' }), {
    dataTransfer: { types: ['Files'], files: [large] },
  });
  expect(await screen.findByText('This file is larger than 15 MB.')).toBeTruthy();
  expect(page.sent()).toEqual([]);
});

it('deletes a file after a question', async () => {
  await renderFiles();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete Plan of the kiln room.pdf' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete file' }));
  await waitFor(() => expect(screen.getByText(/No files yet/)).toBeTruthy());
});

it('offers nothing to people who may not change the record', async () => {
  await renderFiles({ readOnly: true });
  await screen.findByText('Plan of the kiln room.pdf');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows files to the customer, and hides them, in records that customers read', async () => {
  let isShared = false;
  const list = () => ({ success: true, results: { rows: [{ ...FILE, isShared }], total: 1 } });
  const page = await renderScreen(
    <RecordFiles id={11} calls={apiContract.quotes} readOnly={false} />,
    {
      path: '/admin/quotes/11',
      answers: {
        'GET /api/v1/admin/quotes/11/files/': list,
        'PUT /api/v1/admin/quotes/11/files/4/': ({ body }: AnsweredRequest) => {
          isShared = (body as { isShared: boolean }).isShared;
          return { ...list(), message: 'The customer sees this file' };
        },
      },
    },
  );
  const name = 'The customer sees Plan of the kiln room.pdf';
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true),
  );
  expect(page.sent()).toHaveLength(1);
});

it('has no choice about customers in tasks', async () => {
  await renderFiles();
  await screen.findByText('Plan of the kiln room.pdf');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
