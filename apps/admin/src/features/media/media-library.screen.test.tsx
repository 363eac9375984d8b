import { createAnswerClient, createSandbox, testMe } from '@org/admin-kit/testing';
import type { MediaFolder } from '@org/schema/entities';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { MediaLibraryScreen } from './media-library.screen.tsx';
import type { MediaSearch } from './media-search.ts';

configure({ asyncUtilTimeout: 30_000 });
const PATH = '/api/v1/admin/media/';
let folders: MediaFolder[];

const createFolder = (id: number, name: string): MediaFolder => ({
  id,
  parent_id: null,
  name,
  image_count: 0,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});
const move = (id: number) => (request: { readonly body: unknown }) => {
  const { parent_id } = request.body as { parent_id: number };
  folders = folders.map((folder) =>
    folder.id === id ? { ...folder, parent_id: parent_id < 0 ? null : parent_id } : folder,
  );
  return { success: true, folder: folders.find((folder) => folder.id === id) };
};

function Library() {
  const [search, setSearch] = useState<MediaSearch>({});
  return <MediaLibraryScreen search={search} onSearch={setSearch} />;
}

beforeEach(async () => {
  folders = [createFolder(1, 'Year'), createFolder(2, 'Trips'), createFolder(3, 'Team')];
  const client = createAnswerClient({
    [`GET ${PATH}`]: () => ({
      results: { rows: [], total: 0, totalIsCapped: false, currentPage: 1, itemsPerPage: 60 },
    }),
    [`GET ${PATH}folders/`]: () => ({
      results: { rows: folders, total: folders.length },
      storage: { used: 412_000_000, limit: 20_000_000_000 },
    }),
    [`PUT ${PATH}folders/2/`]: move(2),
    [`PUT ${PATH}folders/3/`]: move(3),
  });
  const sandbox = createSandbox({ me: testMe(), client });
  await sandbox.load();
  render(sandbox.wrap(<Library />));
  await screen.findByRole('list', { name: 'Folders' });
});

const folder = (name: string) =>
  within(screen.getByRole('list', { name: 'Folders' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name: `Actions for ${name}` })).toBeNull());
/** Drags a folder onto an element. */
function drag(from: Element, to: Element): void {
  const types: string[] = [];
  const dataTransfer = {
    types,
    setData: (type: string) => void types.push(type),
    getData: () => '',
    effectAllowed: '',
  };
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
}

it('moves folders by dragging and by their menu, and shows how much storage is used', async () => {
  expect(await screen.findByText(/^[\d.,]+\s\w+ of [\d.,]+\sGB used$/)).toBeTruthy();
  drag(folder('Trips'), folder('Year'));
  expect(await screen.findByText('“Trips” moved to “Year”')).toBeTruthy();
  await isGone('Trips');

  // The folder itself and its present parent are not offered.
  screen.getByRole('button', { name: 'Actions for Team' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Team”' }));
  const target = dialog.getByLabelText<HTMLSelectElement>('To');
  expect([...target.options].map(({ text }) => text)).toEqual(['Year', 'Year / Trips']);
  await userEvent.selectOptions(target, 'Year / Trips');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isGone('Team');

  // A folder can be dragged onto the path as well.
  await userEvent.click(folder('Year'));
  await userEvent.click(folder('Trips'));
  const path = within(screen.getByRole('navigation', { name: 'Folder path' }));
  drag(folder('Team'), path.getByRole('button', { name: 'Year' }));
  expect(await screen.findByText('“Team” moved to “Year”')).toBeTruthy();
  await userEvent.click(path.getByRole('button', { name: 'Year' }));
  expect(folder('Team')).toBeTruthy();
});
