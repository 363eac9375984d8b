import { CUSTOMER_TEXTS, type Customer } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  getAll as all,
  getCustomers as rowsOf,
  useCustomers,
} from '../../../../test/support/customers.ts';
import type { Answer } from '../../../../test/support/test-api.ts';

const { api, call, make } = useCustomers();
const names = (answer: Answer): string[] => rowsOf(answer).map(({ lastname }) => lastname);

describe('bulk changes of customers', () => {
  it('updates and tags all customers of a list except for deselected ones', async () => {
    const rows = [];
    for (const lastname of ['Bulk one', 'Bulk two', 'Bulk three'])
      rows.push(await make({ lastname, company: 'Bulk company' }));
    const tag = (await call('POST', 'tags/', { name: 'VIP', color: 'red' })).body.tag as {
      id: number;
    };
    const filter = JSON.stringify(all({ field: 'company', operator: 'is', value: 'bulk company' }));
    const answer = await call('PUT', 'bulk/', {
      selection: { matching: { filter }, except: [rows[2]?.id] },
      set: { status: 'inactive' },
      addTags: [tag.id],
    });
    expect(answer.body).toMatchObject({ changed: 2, failed: [], message: '2 customers changed' });
    expect(
      rowsOf(await call('GET', `?filter=${encodeURIComponent(filter)}&orderBy=created_at`)).map(
        ({ status, tags, version }) => [status, tags.map(({ name }) => name), version],
      ),
    ).toEqual([
      ['inactive', ['VIP'], 2],
      ['inactive', ['VIP'], 2],
      ['active', [], 1],
    ]);
    expect(names(await call('GET', `?tags=${tag.id}`)).sort()).toEqual(['Bulk one', 'Bulk two']);
    expect(
      (await call('PUT', 'bulk/', { selection: { ids: [1], matching: {} }, set: {} })).body
        .formErrors,
    ).toEqual({ selection: 'Send ids, or the filter of the list' });
    expect((await call('DELETE', '', { selection: { matching: { filter } } })).body).toMatchObject({
      message: '3 customers deleted',
    });
    expect((await call('DELETE', '', { customersToDelete: [rows[0]?.id] })).body.code).toBe(
      'nothing_deleted',
    );
  });

  it('API-TAGS-01 API-TAGS-02 sets tags by name, counts, renames and merges them', async () => {
    const { id } = await make({ lastname: 'Tagged' });
    const set = await call('POST', `${id}/tags/`, { tags: ['Blue  sky', 'Green'] });
    expect(set.body.tags).toMatchObject([{ name: 'Blue  sky' }, { name: 'Green' }]);
    const [blue, green] = set.body.tags as { id: number }[];
    const listed = await call('GET', 'tags/');
    expect(listed.body).toMatchObject({
      rows: expect.arrayContaining([
        { id: green?.id, name: 'Green', tag: 'Green', slug: 'green', color: 'gray', count: 1 },
      ]),
    });
    expect((listed.body.results as { rows: object[] }).rows).toEqual(listed.body.rows);
    expect((await call('PUT', `tags/${blue?.id}/`, { name: 'GREEN' })).body.code).toBe(
      'name_taken',
    );
    expect(
      (await call('POST', `tags/${blue?.id}/merge/`, { into: green?.id })).body.tag,
    ).toMatchObject({
      name: 'Green',
      count: 1,
    });
    expect((await call('GET', `${id}/`)).body.customer).toMatchObject({
      tags: [{ name: 'Green' }],
    });
  });

  it('finds duplicates and merges them with everything that belongs to them', async () => {
    await call('POST', 'custom-fields/', { label: 'Shoe size', type: 'number' });
    const kept = await make({ lastname: 'Twin', email: 'twin@example.com', tagIds: [] });
    const other = await make({
      firstname: 'Tina',
      lastname: 'Twin',
      email: 'TWIN@example.com',
      phone: '+4930123456',
      vehicles: [{ make: 'Audi' }],
      custom_fields: { shoe_size: 40 },
    });
    await api().call('POST', '/api/v1/admin/notes/', {
      as: 'admin',
      body: { title: 'About Tina', customer_id: other.id },
    });
    const project = await api().call('POST', '/api/v1/admin/projects/', {
      as: 'admin',
      body: { title: 'For Tina', customer_id: other.id, vehicle_id: other.vehicles[0]?.id },
    });
    const { id: projectId } = project.body.project as { id: number };
    const groups = (await call('GET', 'duplicates/')).body.results as {
      rows: { reason: string; customers: Customer[] }[];
    };
    expect(
      groups.rows
        .find(({ customers }) => customers.some(({ id }) => id === kept.id))
        ?.customers.map(({ id }) => id),
    ).toEqual([kept.id, other.id]);
    const merged = await call('POST', 'merge/', { keepId: kept.id, mergeIds: [other.id] });
    expect(merged.body.customer).toMatchObject({
      id: kept.id,
      displayName: 'Tina Twin',
      phone: '+4930123456',
      vehicles: [{ make: 'Audi' }],
      custom_fields: { shoe_size: { value: 40 } },
      notes_count: 1,
    });
    expect((await call('GET', `${other.id}/`)).status).toBe(404);
    const moved = await api().call('GET', `/api/v1/admin/projects/${projectId}/`, { as: 'admin' });
    expect(moved.body.project).toMatchObject({
      customer_id: kept.id,
      customer_name: 'Tina Twin',
      vehicle_id: other.vehicles[0]?.id,
    });
  });

  it('takes every field of text from the customer that it is asked to', async () => {
    const texts = Object.fromEntries(CUSTOMER_TEXTS.map((name) => [name, `Other ${name}`]));
    const known = { email: 'other@merge.example', phone: '+14165550199', country: 'CA' };
    const website = 'https://merge.example';
    const kept = await make({ lastname: 'Kept' });
    const other = await make({ ...texts, ...known, website });
    const merged = await call('POST', 'merge/', {
      keepId: kept.id,
      mergeIds: [other.id],
      fields: Object.fromEntries(CUSTOMER_TEXTS.map((name) => [name, other.id])),
    });
    expect(merged.status, merged.text).toBe(200);
    expect(merged.body.customer).toMatchObject({ ...texts, ...known, website });
  });

  it('keeps distinct addresses in a merge, and rejects too many before any change', async () => {
    const streets = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        street: `${from + at} Long Street`,
        city: 'Toronto',
      }));
    const kept = await make({ lastname: 'Many', addresses: streets(1, 15) });
    const same = await make({ lastname: 'Many', addresses: streets(11, 10) });
    const merged = await call('POST', 'merge/', { keepId: kept.id, mergeIds: [same.id] });
    expect((merged.body.customer as Customer).addresses.map(({ street }) => street)).toEqual(
      streets(1, 20).map(({ street }) => street),
    );
    const more = await make({ lastname: 'Many', addresses: streets(30, 1) });
    const refused = await call('POST', 'merge/', { keepId: kept.id, mergeIds: [more.id] });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      formErrors: { mergeIds: expect.stringContaining('Together they have 21 addresses') },
    });
    expect((await call('GET', `${more.id}/`)).status).toBe(200);
  });
});
