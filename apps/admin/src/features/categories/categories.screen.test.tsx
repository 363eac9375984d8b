import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Category } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CategoriesScreen } from './categories.screen.tsx';

const server = startAnswerServer();
const { fetch: send } = globalThis;
const PATH = '/api/v1/admin/products/categories/';
/** Categories of the mock server, sorted as it returns them. */
let rows: Category[];

const createCategory = (id: number, category: string, over: Partial<Category> = {}): Category => ({
  id,
  category,
  slug: category.toLowerCase(),
  parent_id: null,
  description: '',
  thumbnail: '',
  order: id - 1,
  path: category.toLowerCase(),
  count: 0,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  deleted_at: null,
  ...over,
});

beforeEach(() => {
  server.requests.length = 0;
  rows = ['Lamps', 'Candles', 'Shades'].map((name, at) => createCategory(at + 1, name));
  // The list is requested from the own origin, where no server listens in a test.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    send(new URL(address, server.origin()), init),
  );
  for (const path of [PATH, '/api/v1/admin/blog/categories/'])
    server.answer(`GET ${path}`, () => ({
      status: 200,
      body: { success: true, results: { rows, total: rows.length } },
    }));
});
afterEach(() => vi.unstubAllGlobals());

const open = (kind: 'products' | 'blog' = 'products') =>
  renderAs(testMe(), <CategoriesScreen kind={kind} />, '/admin/categories', server.origin());
const dialog = () => within(screen.getByRole('dialog'));
const sent = (method: string) =>
  server.requests
    .filter((request) => request.method === method)
    .map(({ path, body }) => ({ path, body }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function choose(category: string, entry: string): Promise<void> {
  await userEvent.click(await button(`Actions for ${category}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it('CAT-002 CAT-004 creates a category once it has changed and has a name', async () => {
  server.answer(`POST ${PATH}`, () => {
    const category = createCategory(4, 'Vases');
    rows = [...rows, category];
    return { status: 201, body: { success: true, category } };
  });
  await open();
  await userEvent.click(await button('New category'));
  const create = dialog().getByRole<HTMLButtonElement>('button', { name: 'Create category' });
  expect(create.disabled).toBe(true);
  await userEvent.type(dialog().getByLabelText('Description'), 'For the garden');
  expect(create.disabled).toBe(false);
  await userEvent.click(create);
  expect(await dialog().findByText('Please enter a Category')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  await userEvent.type(dialog().getByRole('textbox', { name: /^Category/ }), 'Vases');
  await userEvent.click(create);
  expect(await button('Actions for Vases')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('POST')).toMatchObject([
    { body: { category: 'Vases', slug: 'vases', description: 'For the garden', parent_id: -1 } },
  ]);
});

it('CAT-005 offers a parent for product categories only', async () => {
  const products = await open();
  await userEvent.click(await button('New category'));
  expect(dialog().getByLabelText('Parent')).toBeTruthy();
  products.unmount();
  await open('blog');
  await userEvent.click(await button('New category'));
  expect(dialog().queryByLabelText('Parent')).toBeNull();
});

it('moves a category into another and before another by arrow keys', async () => {
  server.answer(`PUT ${PATH}2/`, () => ({
    status: 200,
    body: { success: true, category: rows[1] },
  }));
  server.answer(`PUT ${PATH}3/`, () => ({
    status: 200,
    body: { success: true, category: rows[2] },
  }));
  await open();
  (await button(/^Move Candles/)).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(sent('PUT')).toEqual([{ path: `${PATH}2/`, body: { order: 0, parent_id: 1 } }]),
  );
  (await button(/^Move Shades/)).focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() =>
    expect(sent('PUT').at(-1)).toEqual({ path: `${PATH}3/`, body: { order: 1, parent_id: -1 } }),
  );
});

it('deletes a category after a question, and restores it', async () => {
  const all = rows;
  server.answer(`DELETE ${PATH}1/`, () => {
    rows = all.slice(1);
    return { status: 200, body: { success: true } };
  });
  server.answer(`POST ${PATH}restore/`, () => {
    rows = all;
    return { status: 200, body: { success: true } };
  });
  await open();
  await choose('Lamps', 'Delete');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Actions for Lamps' })).toBeNull(),
  );
  await userEvent.click(await button('Undo'));
  expect(await button('Actions for Lamps')).toBeTruthy();
  expect(sent('POST')).toEqual([{ path: `${PATH}restore/`, body: { ids: [1] } }]);
});

it('CAT-004 keeps the input when another user has changed the category, and saves both', async () => {
  const theirs = createCategory(3, 'Trellises and arches', { slug: 'trellises', version: 2 });
  server.answer(`PUT ${PATH}3/`, ({ body }) => {
    if ((body as { version: number }).version === 2)
      return { status: 200, body: { success: true, category: theirs } };
    return {
      status: 409,
      body: {
        success: false,
        error: 'Changed',
        errors: ['Changed'],
        code: 'conflict',
        current: theirs,
      },
    };
  });
  await open();
  await choose('Shades', 'Edit');
  const save = dialog().getByRole<HTMLButtonElement>('button', { name: 'Save category' });
  const description = dialog().getByLabelText<HTMLTextAreaElement>('Description');
  expect(save.disabled).toBe(true);
  await userEvent.type(description, 'For climbing plants');
  expect(save.disabled).toBe(false);
  await userEvent.clear(description);
  expect(save.disabled).toBe(true);
  await userEvent.type(description, 'For climbing plants');
  await userEvent.click(save);
  expect(
    await screen.findByText(/Your changes are still here, and the other fields show theirs/),
  ).toBeTruthy();
  const name = dialog().getByRole<HTMLInputElement>('textbox', { name: /^Category/ });
  expect(name.value).toBe('Trellises and arches');
  expect(description.value).toBe('For climbing plants');
  await waitFor(() => expect(save.dataset.loading).toBeUndefined());
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('PUT').at(-1)?.body).toMatchObject({
    category: 'Trellises and arches',
    description: 'For climbing plants',
    version: 2,
  });
});
