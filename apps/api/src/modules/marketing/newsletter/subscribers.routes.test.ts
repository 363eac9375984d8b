import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { EmailList, Subscriber } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';
import { saveMember, saveSubscriber } from './newsletter.repository.ts';

const BASE = '/api/v1/admin/email-marketing/';

let t: TestApi;
let lists: { readonly [name: string]: EmailList };
beforeAll(async () => {
  t = await testApi();
  const make = async (name: string): Promise<EmailList> =>
    (await call('POST', 'lists/', { name })).body.list as EmailList;
  lists = { News: await make('News'), Offers: await make('Offers') };
  await join('ann@reader.example', { News: 'subscribed', Offers: 'unsubscribed' }, 'Ann');
  await join('bob@reader.example', { News: 'unconfirmed' }, 'Bob');
  await join('cleo@reader.example', { Offers: 'unsubscribed' }, 'Cleo');
});
afterAll(() => t.close());

const call = (method: string, path: string, body?: object, as: ActorName = 'admin') =>
  t.call(method, `${BASE}${path}`, { as, ...(body && { body }) });

async function join(
  email: string,
  on: Readonly<Record<string, 'subscribed' | 'unconfirmed' | 'unsubscribed'>>,
  firstname: string,
): Promise<void> {
  const { alpha } = t.world;
  await t.database.db.asTenant(alpha.id, async (tx) => {
    const who = { email, firstname, lastname: 'Reader', source: 'frmNewsletter' };
    const subscriberId = await saveSubscriber(tx, alpha.id, who);
    for (const [name, status] of Object.entries(on))
      await saveMember(
        tx,
        alpha.id,
        { listId: lists[name]?.id ?? 0, subscriberId },
        { status, consent: {} },
      );
  });
}
const found = async (query: string): Promise<{ rows: Subscriber[]; total: number }> => {
  const answer = await call('GET', `subscribers/?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results as { rows: Subscriber[]; total: number };
};
const names = async (query: string): Promise<string[]> =>
  (await found(`orderBy=email&orderDirection=ASC&${query}`)).rows.map(({ firstname }) => firstname);
const rule = (field: string, operator: string, value: unknown): string =>
  `filter=${encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator, value }] }))}`;

describe('subscribers', () => {
  it('lists subscribers with their lists and their best status', async () => {
    const [ann] = (await found('search=ann@reader')).rows;
    expect(ann).toMatchObject({
      email: 'ann@reader.example',
      status: 'subscribed',
      source: 'frmNewsletter',
      lists: [
        { name: 'News', status: 'subscribed' },
        { name: 'Offers', status: 'unsubscribed' },
      ],
    });
    expect((await found('search=reader.example')).total).toBe(3);
  });

  it('filters subscribers by status, list and name, with an exact total', async () => {
    expect(await names(rule('status', 'in', ['unconfirmed']))).toEqual(['Bob']);
    expect(await names(rule('status', 'in', ['unsubscribed']))).toEqual(['Cleo']);
    // A former subscriber of a list is not on it.
    expect(await names(rule('lists', 'in', [lists.Offers?.id]))).toEqual([]);
    expect(await names(rule('lists', 'in', [lists.News?.id]))).toEqual(['Ann', 'Bob']);
    expect(await names('search=cle')).toEqual(['Cleo']);
    const all = await found('itemsPerPage=1');
    const [counted] = await t.database.asOwner<{ n: string }>(
      `select count(*) as n from app.subscribers where tenant_id = ${t.world.alpha.id}`,
    );
    expect(all.total).toBe(Number(counted?.n));
  });

  it('unsubscribes a subscriber from all lists repeatedly, and records who did it', async () => {
    const [bob] = (await found('search=bob@reader')).rows;
    for (const _time of [1, 2]) {
      const answer = await call('POST', `subscribers/${bob?.id}/unsubscribe/`);
      expect(answer.body, answer.text).toMatchObject({ subscriber: { status: 'unsubscribed' } });
    }
    const [row] = await t.database.asOwner<{ consent: Record<string, string> }>(
      `select m.consent from app.list_members m where m.subscriber_id = ${bob?.id}`,
    );
    expect(row?.consent).toMatchObject({ left_by: 'admin', left_at: expect.any(String) });
    expect((await call('POST', 'subscribers/987654321/unsubscribe/')).status).toBe(404);
  });

  it('MKT-007 requires the module and a permission', async () => {
    const refused = await call('GET', 'subscribers/', undefined, 'otherAdmin');
    expect(refused.body.code).toBe('module_required');
    expect((await call('POST', 'subscribers/1/unsubscribe/', undefined, 'viewer')).status).toBe(
      403,
    );
  });
});

describe('email lists', () => {
  it('counts subscribers by status', async () => {
    const answer = await call('GET', 'lists/?search=offers');
    const [offers] = (answer.body.results as { rows: EmailList[] }).rows;
    expect(offers?.counts).toEqual({ subscribed: 0, unconfirmed: 0, unsubscribed: 2 });
  });

  it('updates a list by version, and keeps exactly one default list', async () => {
    const { id } = lists.News as EmailList;
    const saved = await call('PUT', `lists/${id}/`, {
      name: 'Letter',
      is_default: true,
      version: 1,
    });
    expect(saved.body.list, saved.text).toMatchObject({
      name: 'Letter',
      is_default: true,
      version: 2,
    });
    const late = await call('PUT', `lists/${id}/`, { name: 'Late', version: 1 });
    expect(late.body).toMatchObject({ code: 'conflict', current: { name: 'Letter' } });
    const none = await call('PUT', `lists/${id}/`, { is_default: false });
    expect(none.body.formErrors).toEqual({ is_default: 'Make another list the default instead' });
    await call('POST', 'lists/', { name: 'Usual now', is_default: true });
    const { rows } = (await call('GET', 'lists/?itemsPerPage=200')).body.results as {
      rows: EmailList[];
    };
    expect(rows.filter((list) => list.is_default).map(({ name }) => name)).toEqual(['Usual now']);
    expect((await call('POST', 'lists/', {})).body.formErrors).toEqual({
      name: 'Please enter a Name',
    });
  });

  it('keeps exactly one default list under concurrent requests', async () => {
    const names = ['At once one', 'At once two', 'At once three', 'At once four'];
    const made = await Promise.all(
      names.map((name) => call('POST', 'lists/', { name, is_default: true })),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { rows } = (await call('GET', 'lists/?itemsPerPage=200')).body.results as {
      rows: EmailList[];
    };
    expect(rows.filter((list) => list.is_default).length).toBe(1);
  });

  it('deletes a list with its memberships, the default one last, and reports campaigns and forms that use it first', async () => {
    const { id } = lists.Offers as EmailList;
    const content = encodeContent(
      createTree(
        {
          type: 'Wrapper',
          children: [
            {
              type: 'Section',
              children: [
                { type: 'Column', children: [{ type: 'NewsletterSignup', props: { listId: id } }] },
              ],
            },
          ],
        },
        blockRegistry,
      ),
    );
    const page = await t.call('POST', '/api/v1/admin/pages/', {
      as: 'admin',
      body: { title: 'Sign up', excerpt: 'x', publish_date: '2026-01-01', content },
    });
    expect(page.status, page.text).toBe(201);
    for (const body of [
      { name: 'To offers', listIds: [id] },
      { name: 'Without offers', excludeListIds: [id] },
    ])
      expect((await call('POST', 'campaigns/', body)).status).toBe(201);
    const places = [
      { type: 'campaign', title: 'To offers' },
      { type: 'campaign', title: 'Without offers' },
      { type: 'page', title: 'Sign up' },
    ];
    const usage = await call('GET', `lists/${id}/usage/`, undefined, 'viewer');
    expect(usage.body.results, usage.text).toMatchObject({ total: 3, rows: places });
    const kept = await call('DELETE', `lists/${id}/`);
    expect([kept.status, kept.body.code, kept.body.usage]).toMatchObject([409, 'in_use', places]);
    expect((await call('DELETE', `lists/${id}/?force=true`, undefined, 'editor')).status).toBe(403);
    expect((await call('DELETE', `lists/${id}/?force=true`)).status).toBe(200);
    expect((await call('DELETE', `lists/${id}/`)).status).toBe(404);
    const [cleo] = (await found('search=cleo@reader')).rows;
    expect(cleo).toMatchObject({ status: null, lists: [] });
    const all = (await call('GET', 'lists/?itemsPerPage=200')).body.results as {
      rows: EmailList[];
    };
    const usual = all.rows.find((list) => list.is_default);
    expect((await call('DELETE', `lists/${usual?.id}/`)).body.code).toBe('not_now');
    for (const list of all.rows.filter((one) => !one.is_default))
      expect((await call('DELETE', `lists/${list.id}/`)).status).toBe(200);
    expect((await call('DELETE', `lists/${usual?.id}/`)).status).toBe(200);
  });
});

it('rejects a name that another list has, also in concurrent requests', async () => {
  const taken = { formErrors: { name: 'Another list has this name' } };
  const { body } = await call('POST', 'lists/', { name: 'Harvest' });
  const { id } = body.list as EmailList;
  const other = (await call('POST', 'lists/', { name: 'Frost' })).body.list as EmailList;
  expect((await call('POST', 'lists/', { name: 'hARVEST' })).body).toMatchObject(taken);
  expect((await call('PUT', `lists/${other.id}/`, { name: 'Harvest' })).body).toMatchObject(taken);
  // A list can change the case of its own name.
  expect((await call('PUT', `lists/${id}/`, { name: 'HARVEST' })).status).toBe(200);
  const both = await Promise.all(
    ['Twice', 'twice'].map((name) => call('POST', 'lists/', { name })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

it('adds people who have agreed, once each, and does not subscribe people again who have left or are blocked', async () => {
  const { body } = await call('POST', 'lists/', { name: 'Fair' });
  const { id: listId } = body.list as EmailList;
  const add = (people: object[], over: object = {}) =>
    call('POST', 'subscribers/', { listId, people, consent: true, ...over });
  const first = await add(
    [
      { email: 'Ada@fair.example', firstname: 'Ada' },
      { email: 'ada@FAIR.example' },
      { email: 'bob@fair.example' },
      { email: 'cem@fair.example' },
      { email: 'not an address' },
      { email: 'eve@fair.example\r\nBcc: all@fair.example' },
    ],
    { consentNote: 'Spring fair' },
  );
  expect([first.status, first.body], first.text).toMatchObject([
    201,
    { added: 3, already: 0, kept: 0, blocked: 0, repeated: 1, message: '3 people added' },
  ]);
  expect(first.body.invalid).toEqual([
    'not an address',
    'eve@fair.example\r\nBcc: all@fair.example',
  ]);
  const [ada] = (await found('search=ada@fair')).rows;
  expect(ada).toMatchObject({ firstname: 'Ada', source: 'Added by staff', status: 'subscribed' });
  const kept = await t.database.asOwner<{ consent: object }>(
    'select consent from app.list_members where subscriber_id = $1',
    [ada?.id],
  );
  expect(kept[0]?.consent).toMatchObject({ note: 'Spring fair', added_by: expect.any(String) });

  const [bob] = (await found('search=bob@fair')).rows;
  await call('POST', `subscribers/${bob?.id}/unsubscribe/`);
  await t.database.asOwner(
    "update app.subscribers set status = 'suppressed', suppressed_reason = 'complaint' where email = 'cem@fair.example'",
  );
  const again = await add([
    { email: 'ada@fair.example', firstname: 'Other' },
    { email: 'bob@fair.example' },
    { email: 'cem@fair.example' },
    { email: 'dee@fair.example' },
  ]);
  expect(again.body).toMatchObject({
    added: 1,
    already: 1,
    kept: 2,
    blocked: 1,
    repeated: 0,
    invalid: [],
  });
  expect((await found('search=ada@fair')).rows[0]).toMatchObject({ firstname: 'Ada' });
  expect((await found('search=bob@fair')).rows[0]).toMatchObject({ status: 'unsubscribed' });

  for (const [field, over] of [
    ['consent', { consent: false }],
    ['consent', { consent: undefined }],
    ['people', { people: [] }],
    ['listId', { listId: 987_654_321 }],
  ] as const)
    expect(
      Object.keys((await add([{ email: 'x@fair.example' }], over)).body.formErrors ?? {}),
    ).toEqual([field]);
});
