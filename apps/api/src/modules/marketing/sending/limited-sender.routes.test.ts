import type { CampaignCheck } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  readCampaign,
} from '../../../../test/support/campaigns.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../test/support/test-api.ts';

const LISTS = '/api/v1/admin/email-marketing/lists/';
const SEGMENTS = '/api/v1/admin/email-marketing/segments/';
const named = {
  combinator: 'and',
  rules: [{ field: 'subscriber.firstname', operator: 'is', value: 'Ann' }],
};
const inDebt = {
  combinator: 'and',
  rules: [named, { field: 'billing.open_balance', operator: 'gte', value: 0 }],
};

let t: TestApi;
let listId: number;
useSendingApi((api) => {
  ({ t } = api);
});
/** The editor becomes a person who writes campaigns, and may neither send them nor view customers, orders and invoices. */
beforeAll(async () => {
  const { user } = (await t.call('GET', '/api/v1/admin/me/', { as: 'editor' })).body;
  const made = await t.call('POST', '/api/v1/admin/roles/', {
    as: 'admin',
    body: {
      name: 'Writer',
      base_role: '4',
      permissions: ['can_view', 'can_create', 'can_update'].map((one) => `email_marketing.${one}`),
    },
  });
  expect(made.status, made.text).toBe(201);
  await t.call('PUT', `/api/v1/admin/users/${(user as { id: number }).id}/`, {
    as: 'admin',
    body: { role: (made.body.role as { id: number }).id },
  });
  listId = await makeList(t, 'Readers');
  await addSubscribers(t, listId, ['ann@reader.example', 'bob@reader.example']);
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: 'admin' | 'editor' = 'editor',
) => t.call(method, path, { as, ...(body && { body }) });
async function schedule(id: number): Promise<void> {
  const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
  const { status, text } = await call(
    'POST',
    `${CAMPAIGNS}${id}/schedule/`,
    { scheduled_at },
    'admin',
  );
  expect(status, text).toBe(200);
}
async function readChecks(id: number): Promise<CampaignCheck[]> {
  const { body } = await call('GET', `${CAMPAIGNS}${id}/checks/`, undefined, 'admin');
  return (body.results as { checks: CampaignCheck[] }).checks;
}

it('a scheduled campaign is changed only by people who may send it', async () => {
  const { id } = await makeCampaign(t, { listIds: [listId] });
  expect((await call('PUT', `${CAMPAIGNS}${id}/`, { subject: 'Draft' })).status).toBe(200);
  await schedule(id);
  for (const body of [{ subject: 'Mine' }, { listIds: [] }])
    expect((await call('PUT', `${CAMPAIGNS}${id}/`, body)).status).toBe(403);
  expect((await readCampaign(t, id)).subject).toBe('Draft');
  expect((await call('PUT', `${CAMPAIGNS}${id}/`, { subject: 'Ours' }, 'admin')).status).toBe(200);
  expect((await call('PUT', `${CAMPAIGNS}${id}/archive/`, { in_archive: true })).status).toBe(403);
});

it('the segment of a scheduled campaign is changed only by people who may send it', async () => {
  const made = await call('POST', SEGMENTS, { name: 'Anns', filters: named });
  const segmentId = (made.body.segment as { id: number }).id;
  const { id } = await makeCampaign(t, { listIds: [listId], segmentId });
  const everybody = {
    combinator: 'and',
    rules: [{ field: 'subscriber.email', operator: 'contains', value: '@' }],
  };
  const change = () => call('PUT', `${SEGMENTS}${segmentId}/`, { filters: everybody });
  await t.database.asOwner("update app.email_campaigns set status = 'scheduled' where id = $1", [
    id,
  ]);
  expect((await change()).status).toBe(403);
  expect((await call('PUT', `${SEGMENTS}${segmentId}/`, { name: 'All Anns' })).status).toBe(200);
  await t.database.asOwner("update app.email_campaigns set status = 'draft' where id = $1", [id]);
  expect((await change()).status).toBe(200);
});

it('nobody chooses recipients by data that they may not view', async () => {
  const formErrors = { filters: 'You don’t have access to the data behind “billing.open_balance”' };
  const draft = await makeCampaign(t, { filters: named });
  for (const [method, path, body] of [
    ['POST', `${CAMPAIGNS}preview-list/`, { filters: inDebt }],
    ['POST', CAMPAIGNS, { name: 'Debtors', filters: inDebt }],
    ['PUT', `${CAMPAIGNS}${draft.id}/`, { filters: inDebt }],
    ['POST', SEGMENTS, { name: 'Debtors', filters: inDebt }],
  ] as const) {
    const refused = await call(method, path, body);
    expect([refused.status, refused.body.formErrors], refused.text).toEqual([422, formErrors]);
  }
  const listed = await call('GET', `${CAMPAIGNS}filters/`);
  const groups = (listed.body.filters as { group: string }[]).map(({ group }) => group);
  expect(new Set(groups)).toEqual(new Set(['Subscriber', 'Engagement']));
  expect(
    (await call('POST', `${CAMPAIGNS}preview-list/`, { filters: inDebt }, 'admin')).status,
  ).toBe(200);
  // Conditions that another person has chosen stay.
  const stored = await call('PUT', `${CAMPAIGNS}${draft.id}/`, { filters: inDebt }, 'admin');
  expect(stored.status, stored.text).toBe(200);
  const kept = await call('PUT', `${CAMPAIGNS}${draft.id}/`, { filters: inDebt, subject: 'New' });
  expect(kept.status, kept.text).toBe(200);
});

it('a campaign is not sent after a list that it leaves out was deleted, and neither is its copy', async () => {
  const leftOut = await makeList(t, 'Left out');
  await addSubscribers(t, leftOut, ['ann@reader.example']);
  const { id } = await makeCampaign(t, { listIds: [listId], excludeListIds: [leftOut] });
  expect(await readChecks(id)).toEqual([]);
  const gone = await call('DELETE', `${LISTS}${leftOut}/`, { force: true }, 'admin');
  expect(gone.status, gone.text).toBe(200);
  const copied = await call('POST', `${CAMPAIGNS}${id}/duplicate/`, {}, 'admin');
  const copy = copied.body.campaign as { id: number; excludeListIds: number[] };
  expect(copy.excludeListIds).toEqual([leftOut]);
  for (const one of [id, copy.id]) {
    expect((await readChecks(one)).map(({ key, level }) => [key, level])).toEqual([
      ['excluded_list_deleted', 'error'],
    ]);
    const sent = await call('POST', `${CAMPAIGNS}${one}/send-now/`, {}, 'admin');
    expect([sent.status, Object.keys(sent.body.formErrors ?? {})]).toEqual([
      422,
      ['excludeListIds'],
    ]);
  }
  // Other fields can be saved, and choosing again mends it.
  for (const body of [{ subject: 'Still here', excludeListIds: [leftOut] }, { excludeListIds: [] }])
    expect((await call('PUT', `${CAMPAIGNS}${id}/`, body, 'admin')).status).toBe(200);
  expect(await readChecks(id)).toEqual([]);
});

it('the merge fields of every subject of an A/B test are checked', async () => {
  const { id } = await makeCampaign(t, {
    listIds: [listId],
    abTest: {
      subjects: ['Hello {{nope}} {{first_name}}'],
      testPercent: 50,
      metric: 'opens',
      hours: 4,
    },
  });
  expect((await readChecks(id)).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['unknown_merge_tag', 'merge_tag_without_fallback']),
  );
});
