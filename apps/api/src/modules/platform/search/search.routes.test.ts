import type { FoundRecordRef } from '@org/schema/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { type ActorName, CANARY } from '../../../../test/support/world.ts';

interface Results {
  readonly rows: readonly FoundRecordRef[];
  readonly total: number;
  readonly corrected: string | null;
}

let t: TestApi;
const create = async (path: string, body: object, as: ActorName = 'admin'): Promise<void> => {
  const answer = await t.call('POST', `/api/v1/admin/${path}/`, { as, body });
  expect(answer.status, answer.text).toBe(201);
};
const find = async (search: string, as: ActorName = 'admin'): Promise<Results> => {
  const path = `/api/v1/admin/search/?search=${encodeURIComponent(search)}`;
  const answer = await t.call('GET', path, { as });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results as Results;
};
const titles = ({ rows }: Results): string[] => rows.map(({ title }) => title);

beforeAll(async () => {
  t = await testApi();
  await create('customers', { firstname: 'Marguerite', lastname: 'Quillfeather' });
  await create('customers', {
    firstname: 'Otto',
    lastname: 'Nimm',
    company: 'Quillfeather Bindery',
    email: 'otto@bindery.example',
  });
  await create('notes', { title: 'Paper for Quillfeather', content: 'Order more' });
  await create('projects', { title: 'Quillfeather' });
});
afterAll(() => t.close());

it('finds records of several entities with one request, exact titles first', async () => {
  const found = await find('quillfeather');
  expect(found.rows[0]).toMatchObject({ entity: 'project', title: 'Quillfeather' });
  expect(new Set(found.rows.map(({ entity }) => entity))).toEqual(
    new Set(['project', 'customer', 'note']),
  );
  expect(found.total).toBe(found.rows.length);
});

it('finds a record by the beginnings of several words in any order, without accents and case', async () => {
  expect(titles(await find('QUILL marg'))).toEqual(['Marguerite Quillfeather']);
  expect(titles(await find('márguerite'))).toEqual(['Marguerite Quillfeather']);
});

it('shows the company of a customer beside the name', async () => {
  const [first] = (await find('otto nimm')).rows;
  expect(first).toMatchObject({
    title: 'Otto Nimm',
    subtitle: 'Quillfeather Bindery · otto@bindery.example',
  });
});

it('corrects a word by one letter when nothing is found, and says so', async () => {
  const found = await find('marguerita');
  expect(titles(found)).toEqual(['Marguerite Quillfeather']);
  expect(found.corrected).toBe('marguerite');
  expect((await find('marguerite')).corrected).toBeNull();
});

it('returns nothing for words that occur nowhere', async () => {
  expect(await find('zzyzxq')).toEqual({ rows: [], total: 0, corrected: null });
});

it('leaves out entities without permission or outside of the plan', async () => {
  const seen = async (as: ActorName) =>
    new Set((await find('quillfeather', as)).rows.map(({ entity }) => entity));
  expect(await seen('accountant')).not.toContain('note');
  expect(await seen('editor')).not.toContain('customer');
});

it('leaves out records of others for staff who only see their own', async () => {
  expect(titles(await find('quillfeather', 'staffMember'))).toEqual([]);
  await create('customers', { firstname: 'Own', lastname: 'Quillfeather' }, 'staffMember');
  expect(titles(await find('quillfeather', 'staffMember'))).toEqual(['Own Quillfeather']);
});

it('leaves out records in the trash', async () => {
  const answer = await t.call('POST', '/api/v1/admin/customers/', {
    as: 'admin',
    body: { firstname: 'Trashy', lastname: 'Wobbleton' },
  });
  const { id } = answer.body.customer as { id: number };
  expect(titles(await find('wobbleton'))).toHaveLength(1);
  await t.call('DELETE', `/api/v1/admin/customers/${id}/`, { as: 'admin' });
  expect(titles(await find('wobbleton'))).toEqual([]);
});

it('finds nothing of another tenant', async () => {
  expect((await find(CANARY)).rows).toEqual([]);
  expect((await find('quillfeather', 'otherAdmin')).rows).toEqual([]);
});

it('refuses a search of one character', async () => {
  const answer = await t.call('GET', '/api/v1/admin/search/?search=a', { as: 'admin' });
  expect(answer.status).toBe(422);
  expect(answer.body.formErrors).toHaveProperty('search');
});
