import { createAnswerClient, createSandbox, testMe } from '@org/admin-kit/testing';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract, type Import } from '@org/schema/contract';
import { useQuery } from '@tanstack/react-query';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ImportScreen } from './import.screen.tsx';

configure({ asyncUtilTimeout: 30_000 });
const PATH = '/api/v1/admin/imports/4/';

const createImport = (over: Partial<Import>): Import => ({
  id: 4,
  entity: 'productCategories',
  one: 'category',
  many: 'categories',
  filename: 'kinds.csv',
  status: 'mapping',
  columns: ['Kind', 'Inside'],
  sample: [['Tools', '']],
  fields: [
    { name: 'category', label: 'Category', required: true },
    { name: 'parent', label: 'Parent', required: false },
  ],
  form: null,
  rows: 2,
  parts: 0,
  makesMissing: null,
  mapping: ['', ''],
  matchFields: [],
  matchOn: '',
  onMatch: 'create',
  total: 2,
  processed: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  check: null,
  problems: [],
  causes: [],
  canCorrect: true,
  undo: null,
  errorFileUrl: null,
  pictures: null,
  error: '',
  user: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  started_at: null,
  finished_at: null,
  ...over,
});

function Screen() {
  const { data } = useQuery(callQuery(useApi(), apiContract.imports.get, { params: { id: 4 } }));
  return data?.import ? <ImportScreen record={data.import} /> : null;
}

/**
 * Renders an import, which the server changes when it is mapped and started.
 * @param onStart - changes by its start
 * @returns sent mappings
 */
async function open(record: Import, onStart: Partial<Import>): Promise<unknown[]> {
  let now = record;
  const sent: unknown[] = [];
  const answer = () => ({ success: true, import: now, results: now });
  const client = createAnswerClient({
    [`GET ${PATH}`]: answer,
    [`PUT ${PATH}`]: ({ body }) => {
      sent.push(body);
      now = { ...now, ...(body as Partial<Import>), version: now.version + 1 };
      return answer();
    },
    [`POST ${PATH}start/`]: () => {
      now = { ...now, ...onStart };
      return answer();
    },
  });
  const sandbox = createSandbox({ me: testMe(), client });
  await sandbox.load();
  render(sandbox.wrap(<Screen />));
  await screen.findByRole('heading', { level: 1, name: record.filename });
  return sent;
}
const column = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Import as: ${name}`);
const start = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('asks for a column, then for the required one, before a file can be imported', async () => {
  const sent = await open(createImport({}), { status: 'done', processed: 2, created: 2 });
  expect(screen.getByText('Map at least one column.')).toBeTruthy();
  expect(start('Import 2 rows').disabled).toBe(true);
  await userEvent.selectOptions(column('Inside'), 'Parent');
  expect(await screen.findByText(/^Category is required/)).toBeTruthy();
  await userEvent.selectOptions(column('Kind'), 'Category');
  await waitFor(() => expect(start('Import 2 rows').disabled).toBe(false));
  expect(sent).toMatchObject([{ mapping: ['', 'parent'] }, { mapping: ['category', 'parent'] }]);
  await userEvent.click(start('Import 2 rows'));
  expect(
    (await screen.findByRole('link', { name: 'View categories' })).getAttribute('href'),
  ).toMatch(/^\/admin\/.*categor/);
});

it('names the program that a file comes from, counts its records, and shows failed pictures', async () => {
  await open(
    createImport({
      entity: 'products',
      one: 'product',
      many: 'products',
      filename: 'export.csv',
      columns: ['Title', 'Vendor'],
      mapping: ['name', 'brand'],
      fields: [
        { name: 'name', label: 'Name', required: true },
        { name: 'brand', label: 'Brand', required: false },
      ],
      form: { name: 'shopify', label: 'Shopify', part: 'variant', parts: 'variants' },
      parts: 2,
      total: 1,
      makesMissing: true,
    }),
    {
      status: 'done',
      processed: 1,
      created: 1,
      pictures: { total: 1, done: 0, failed: 1, errorFileUrl: '/files/pictures.csv' },
    },
  );
  expect(screen.getByRole('heading', { name: 'Shopify export' })).toBeTruthy();
  expect(screen.getByText('1 product with 2 variants, in 2 rows')).toBeTruthy();
  expect(column('Vendor').value).toBe('brand');
  expect(screen.getByLabelText<HTMLInputElement>(/^Create missing categories/).checked).toBe(true);
  await userEvent.click(start('Import 1 product'));
  expect(await screen.findByText(/^0 of 1 in the library, 1 failed\./)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'View products' })).toBeTruthy();
});
