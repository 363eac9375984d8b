import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { Campaign } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeList } from '../../../../test/support/campaigns.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import type { ActorName } from '../../../../test/support/world.ts';

const BASE = '/api/v1/admin/email-marketing/campaigns/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path = '', body?: object, as: ActorName = 'admin') =>
  t.call(method, `${BASE}${path}`, { as, ...(body && { body }) });
const getRecord = ({ body }: Answer): Campaign => body.campaign as Campaign;
const make = async (body: object): Promise<Campaign> => {
  const answer = await call('POST', '', body);
  expect(answer.status, answer.text).toBe(201);
  return getRecord(answer);
};
const listed = async (query: string): Promise<{ rows: Campaign[]; total: number }> => {
  const answer = await call('GET', `?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results as { rows: Campaign[]; total: number };
};
const names = async (query: string) => (await listed(query)).rows.map(({ name }) => name);
const rule = (field: string, operator: string, value: unknown): string =>
  encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator, value }] }));
const tree = (template: BlockTemplate): string =>
  encodeContent(createTree(template, blockRegistry));
const mail = (words: string): string =>
  tree({
    type: 'EmailWrapper',
    children: [
      {
        type: 'EmailSection',
        children: [
          {
            type: 'EmailContainer',
            children: [{ type: 'EmailTextbox', props: { html: `<p>${words}</p>` } }],
          },
        ],
      },
    ],
  });

describe('email campaigns', () => {
  it('API-MKT-02 API-MKT-03 EMAIL-004 EMAIL-005 EMAIL-006 creates a campaign with its fields, and returns it with id and content', async () => {
    const filters = {
      combinator: 'and',
      rules: [{ field: 'customer.status', operator: 'in', value: ['active'] }],
    };
    const body = {
      name: 'Spring',
      subject: 'It is spring',
      preheader: 'At last',
      filters,
      content: mail('Hello'),
    };
    const made = await make(body);
    expect(made).toEqual({
      ...body,
      id: expect.any(Number),
      status: 'draft',
      listIds: [],
      excludeListIds: [],
      segmentId: null,
      earlierCampaign: null,
      automationId: null,
      abTest: null,
      sendWindow: null,
      from_name: '',
      reply_to: '',
      track_opens: true,
      track_clicks: true,
      in_archive: false,
      localTime: null,
      scheduled_at: null,
      started_at: null,
      sent_at: null,
      recipients: 0,
      pause_reason: '',
      tags: [],
      user: { id: expect.any(Number), displayName: 'admin' },
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    });
    const answer = await call('GET', `${made.id}/`);
    expect([answer.body.campaign, answer.body.results]).toEqual([made, made]);
    // With and without the slash.
    expect((await call('GET', String(made.id))).body.campaign).toEqual(made);
  });

  it('creates a campaign without content', async () => {
    expect((await make({ name: 'Empty' })).content).toBeNull();
    expect((await make({ name: 'Emptied', content: '' })).content).toBeNull();
  });

  it('API-MKT-01 searches, filters, sorts and pages campaigns, without their content', async () => {
    const first = { name: 'Sortable one', subject: 'Subject one', preheader: 'Early' };
    const second = { name: 'Sortable two', subject: 'Subject two', preheader: 'Later' };
    await make({ ...second, content: mail('Two') });
    await make(first);
    expect(await names('search=sort&orderBy=name&orderDirection=ASC')).toEqual([
      first.name,
      second.name,
    ]);
    expect(await names('search=later')).toEqual([second.name]);
    expect(await names(`filter=${rule('subject', 'is', 'Subject two')}`)).toEqual([second.name]);
    expect(await names('search=sortable&status=sent')).toEqual([]);
    for (const field of [
      'name',
      'subject',
      'created_at',
      'updated_at',
      'status',
      'scheduled_at',
      'sent_at',
    ])
      expect((await listed(`search=sortable&orderBy=${field}`)).total, field).toBe(2);
    expect(await names('search=sortable&orderBy=subject&orderDirection=DESC')).toEqual([
      second.name,
      first.name,
    ]);
    const page = await listed(
      'search=sortable&orderBy=name&orderDirection=ASC&itemsPerPage=1&currentPage=2',
    );
    expect([page.rows.map(({ name }) => name), page.total]).toEqual([[second.name], 2]);
    expect(page.rows[0]).not.toHaveProperty('content');
    expect((await t.call('GET', `${BASE}?orderBy=content`, { as: 'admin' })).status).toBe(422);
  });

  it('API-MKT-04 EMAIL-007 updates fields and content, and rejects an outdated version with the current campaign', async () => {
    const { id } = await make({ name: 'Before', subject: 'Kept' });
    const content = mail('Saved');
    const saved = getRecord(await call('PUT', `${id}/`, { content, version: 1 }));
    expect(saved).toMatchObject({ id, name: 'Before', subject: 'Kept', content, version: 2 });
    const late = await call('PUT', `${id}/`, { content: mail('Late'), version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.current).toMatchObject({ content, version: 2 });
    const renamed = getRecord(await call('PUT', `${id}/`, { name: 'After', filters: null }));
    expect(renamed).toMatchObject({ name: 'After', content, version: 3 });
    expect((await call('PUT', `${id}/`, { name: '' })).body.formErrors).toEqual({
      name: 'Please enter a Name',
    });
  });

  it('ignores status and times in requests, and rejects invalid filters', async () => {
    const made = await make({ name: 'Draft', status: 'sent', sent_at: '2026-01-01T00:00:00.000Z' });
    expect(made).toMatchObject({ status: 'draft', sent_at: null });
    const { id } = made;
    await call('PUT', `${id}/`, { status: 'sending', scheduled_at: '2026-01-01T00:00:00.000Z' });
    expect(getRecord(await call('GET', `${id}/`))).toMatchObject({
      status: 'draft',
      scheduled_at: null,
    });
    for (const filters of ['all', [], { rules: [] }, { combinator: 'xor', rules: [] }])
      expect((await call('PUT', `${id}/`, { filters })).status, JSON.stringify(filters)).toBe(422);
  });

  it.each([
    ['text that is not content', () => 'AAAA', 'content_invalid'],
    ['a page', () => tree({ type: 'Wrapper', children: [{ type: 'Section' }] }), 'content_invalid'],
    [
      'a block in a wrong position',
      () =>
        tree({
          type: 'EmailWrapper',
          children: [{ type: 'EmailSection', children: [{ type: 'EmailTextbox' }] }],
        }),
      'content_invalid',
    ],
  ])('rejects content that pages would reject: %s', async (_what, content, code) => {
    const { id } = await make({ name: 'Guarded', content: mail('Kept') });
    const answer = await call('PUT', `${id}/`, { content: content() });
    expect([answer.status, answer.body.code], answer.text).toEqual([422, code]);
    expect(getRecord(await call('GET', `${id}/`)).version).toBe(1);
  });

  it('keeps email blocks out of pages', async () => {
    const answer = await t.call('POST', '/api/v1/admin/pages/', {
      as: 'admin',
      body: {
        title: 'No mail',
        excerpt: 'No mail',
        publish_date: '2026-01-01',
        content: mail('x'),
      },
    });
    expect([answer.status, answer.body.code], answer.text).toEqual([422, 'content_invalid']);
  });

  it('API-MKT-05 deletes a campaign, and restores it from the trash', async () => {
    const { id } = await make({ name: 'Thrown away', content: mail('x') });
    expect((await call('DELETE', String(id))).body).toMatchObject({ success: true });
    expect((await call('GET', `${id}/`)).body).toMatchObject({ code: 'not_found' });
    expect(await names('search=thrown')).toEqual([]);
    expect((await call('POST', 'restore/', { ids: [id] })).body).toMatchObject({ restored: [id] });
    expect(getRecord(await call('GET', `${id}/`))).toMatchObject({ name: 'Thrown away' });
  });

  it('API-MKT-06 API-GEN-06 deletes several campaigns under campaigns/delete/', async () => {
    const ids = [
      (await make({ name: 'One of several' })).id,
      (await make({ name: 'Two of several' })).id,
    ];
    const { id: kept } = await make({ name: 'Not one of several' });
    const answer = await call('DELETE', 'delete/', { campaignsToDelete: [...ids, 987_654_321] });
    expect(answer.body, answer.text).toMatchObject({ success: true, deleted: ids });
    for (const id of ids) expect((await call('GET', `${id}/`)).status).toBe(404);
    expect((await call('GET', `${kept}/`)).status).toBe(200);
    expect((await call('DELETE', 'delete/', {})).status).toBe(422);
  });

  it('API-MKT-07 copies a campaign with texts, filters and content as a draft', async () => {
    const content = mail('Copied');
    const source = await make({ name: 'Source', subject: 'Same', preheader: 'Same too', content });
    const answer = await call('POST', `${source.id}/duplicate/`, {});
    expect(answer.status, answer.text).toBe(201);
    const copy = getRecord(answer);
    expect(copy).toMatchObject({
      name: 'Copy of Source',
      subject: 'Same',
      preheader: 'Same too',
      content,
      status: 'draft',
      version: 1,
    });
    expect(copy.id).not.toBe(source.id);
    await call('PUT', `${copy.id}/`, { content: mail('Changed') });
    expect(getRecord(await call('GET', `${source.id}/`)).content).toBe(content);
    const named = await call('POST', `${source.id}/duplicate/`, { name: 'Mine' });
    expect(getRecord(named).name).toBe('Mine');
    const long = await make({ name: 'n'.repeat(200) });
    expect(getRecord(await call('POST', `${long.id}/duplicate/`, {})).name).toHaveLength(200);
    expect((await call('POST', '987654321/duplicate/', {})).status).toBe(404);
  });

  it('copies a campaign whose lists were deleted for nobody, and one for unopened emails for the same people', async () => {
    const listId = await makeList(t, 'Soon gone');
    const source = await make({ name: 'Narrow', subject: 'Narrow', listIds: [listId] });
    await t.database.asOwner("update app.email_campaigns set status = 'sent' where id = $1", [
      source.id,
    ]);
    const gone = await t.call('DELETE', `/api/v1/admin/email-marketing/lists/${listId}/`, {
      as: 'admin',
    });
    expect(gone.status, gone.text).toBe(200);
    const copy = getRecord(await call('POST', `${source.id}/duplicate/`, {}));
    expect(copy.listIds).toEqual([listId]);
    await t.database.asOwner('update app.email_campaigns set resend_of = $1 where id = $2', [
      source.id,
      copy.id,
    ]);
    const again = getRecord(await call('POST', `${copy.id}/duplicate/`, {}));
    const [stored] = await t.database.asOwner<{ resend_of: number | string | null }>(
      'select resend_of from app.email_campaigns where id = $1',
      [again.id],
    );
    expect(Number(stored?.resend_of)).toBe(source.id);
  });

  it('MKT-007 requires the module and a permission', async () => {
    const refused = await call('GET', '', undefined, 'otherAdmin');
    expect([refused.status, refused.body.code]).toEqual([403, 'module_required']);
    const { id } = await make({ name: 'For some' });
    expect((await call('PUT', `${id}/`, { subject: 'x' }, 'editor')).status).toBe(200);
    for (const [method, path, body, as] of [
      ['DELETE', `${id}/`, undefined, 'editor'],
      ['DELETE', 'delete/', { campaignsToDelete: [id] }, 'editor'],
      ['POST', '', { name: 'x' }, 'viewer'],
    ] as const) {
      const answer = await call(method, path, body, as);
      expect([answer.status, answer.body.code], `${method} ${as}`).toEqual([403, 'forbidden']);
    }
  });

  it('lists revisions of a campaign, and restores one as a new version', async () => {
    const first = mail('First words');
    const { id } = await make({ name: 'Kept', subject: 'One', content: first });
    await call('PUT', `${id}/`, { name: 'Renamed', subject: 'Two', content: mail('Later words') });
    const listed = (await call('GET', `${id}/revisions/`, undefined, 'viewer')).body.results;
    expect(listed).toMatchObject({ total: 2, rows: [{ version: 2 }, { version: 1 }] });
    const one = await call('GET', `${id}/revisions/1/`, undefined, 'viewer');
    expect(one.body.revision, one.text).toMatchObject({
      name: 'Kept',
      subject: 'One',
      content: first,
    });
    const stale = await call('POST', `${id}/revisions/1/restore/?version=1`, undefined, 'editor');
    expect(stale.body).toMatchObject({ code: 'conflict', current: { version: 2 } });
    const back = await call('POST', `${id}/revisions/1/restore/?version=2`, undefined, 'editor');
    expect(getRecord(back), back.text).toMatchObject({
      name: 'Renamed',
      subject: 'One',
      content: first,
      version: 3,
    });
    const after = (await call('GET', `${id}/revisions/`)).body.results;
    expect(after).toMatchObject({
      rows: [{ version: 3, label: 'Restored from version 1' }, {}, {}],
    });
    expect((await call('GET', `${id}/revisions/9/`)).status).toBe(404);
  });

  it('records the images of a campaign', async () => {
    const [image] = await t.database.asOwner<{ id: string; guid: string; tenant: string }>(
      "select m.id, m.guid, x.guid as tenant from app.media m join platform.tenants x on x.id = m.tenant_id where x.slug = 'alpha' limit 1",
    );
    if (!image) throw new Error('The world has a picture');
    const picture = {
      type: 'EmailWrapper',
      children: [
        {
          type: 'EmailSection',
          children: [
            {
              type: 'EmailContainer',
              children: [
                {
                  type: 'EmailImage',
                  props: { src: `/media/${image.tenant}/${image.guid}/a-80.png` },
                },
              ],
            },
          ],
        },
      ],
    };
    const { id } = await make({ name: 'With a picture', content: tree(picture) });
    const usage = await t.database.asOwner<{ entity_id: string }>(
      `select entity_id from app.media_usages where media_id = ${image.id} and entity = 'campaign'`,
    );
    expect(usage.map((row) => Number(row.entity_id))).toEqual([id]);
    const told = await t.call('GET', `/api/v1/admin/media/${image.id}/usage/`, { as: 'admin' });
    expect(told.body.results, told.text).toMatchObject({
      rows: expect.arrayContaining([{ type: 'campaign', id, title: 'With a picture', path: '' }]),
    });
    await call('PUT', `${id}/`, { content: mail('No picture') });
    expect(
      await t.database.asOwner(`select 1 from app.media_usages where entity = 'campaign'`),
    ).toEqual([]);
  });
});
