import type { Campaign, EmailSegment } from '@org/schema/entities';
import { beforeAll, expect, it } from 'vitest';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  readCampaign,
  waitForStatus,
} from '../../../../../test/support/campaigns.ts';
import { useSendingApi } from '../../../../../test/support/sending-api.ts';
import type { TestApi } from '../../../../../test/support/test-api.ts';

const SEGMENTS = '/api/v1/admin/email-marketing/segments/';

let t: TestApi;
let listId: number;
useSendingApi((api) => {
  ({ t } = api);
});
beforeAll(async () => {
  listId = await makeList(t, 'Segments');
  await addSubscribers(t, listId, ['ada@segment.example', 'ana@segment.example'], {
    firstname: 'Ann',
  });
  await addSubscribers(t, listId, ['bob@segment.example'], { firstname: 'Bob' });
});

const named = (value: string) => ({
  combinator: 'and',
  rules: [
    { field: 'subscriber.firstname', operator: 'is', value },
    { field: 'subscriber.email', operator: 'contains', value: '@segment.example' },
  ],
});
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.call(method, path, { as: 'admin', ...(body && { body }) });

async function makeSegment(name: string, firstname: string): Promise<EmailSegment> {
  const { body, text, status } = await call('POST', SEGMENTS, { name, filters: named(firstname) });
  expect(status, text).toBe(201);
  return body.segment as EmailSegment;
}

async function previewed(body: object): Promise<string[]> {
  const answer = await call('POST', `${CAMPAIGNS}preview-list/`, body);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.results as { rows: { email: string }[] }).rows.map(({ email }) => email);
}

it('a segment is counted when it is created, changed and read', async () => {
  const made = await makeSegment('Anns', 'Ann');
  expect(made).toMatchObject({ count: 2, counted_at: expect.any(String), version: 1 });
  await addSubscribers(t, listId, ['anne@segment.example'], { firstname: 'Ann' });
  const listed = await call('GET', SEGMENTS);
  expect((listed.body.results as { rows: EmailSegment[] }).rows).toContainEqual(
    expect.objectContaining({ name: 'Anns', count: 2 }),
  );
  expect((await call('GET', `${SEGMENTS}${made.id}/`)).body.segment).toMatchObject({ count: 3 });
  const changed = await call('PUT', `${SEGMENTS}${made.id}/`, {
    filters: named('Bob'),
    version: 1,
  });
  expect(changed.body.segment, changed.text).toMatchObject({ count: 1, version: 2 });
  const late = await call('PUT', `${SEGMENTS}${made.id}/`, { name: 'Late', version: 1 });
  expect(late.status).toBe(409);
  expect((await call('DELETE', `${SEGMENTS}${made.id}/`)).status).toBe(200);
  expect((await call('GET', `${SEGMENTS}${made.id}/`)).status).toBe(404);
  expect((await call('PUT', `${SEGMENTS}${made.id}/`, { name: 'Gone' })).status).toBe(404);
});

it('a segment needs a unique name and conditions on existing fields', async () => {
  await makeSegment('Unique', 'Ann');
  const problem = async (body: object) => {
    const answer = await call('POST', SEGMENTS, { filters: named('Ann'), name: 'Other', ...body });
    expect(answer.status, answer.text).toBe(422);
    return answer.body.formErrors as Record<string, string>;
  };
  expect(await problem({ name: 'uNIQUE' })).toEqual({ name: 'Another segment has this name' });
  expect(Object.keys(await problem({ name: '' }))).toEqual(['name']);
  const empty = { combinator: 'and', rules: [] };
  for (const filters of [null, empty, { combinator: 'and', rules: [{ field: 'password' }] }, 'all'])
    expect(Object.keys(await problem({ filters }))).toEqual(['filters']);
});

it('a campaign goes to the people of its lists whom its segment selects', async () => {
  const segment = await makeSegment('Bobs', 'Bob');
  const choice = { listIds: [listId], segmentId: segment.id };
  expect(await previewed(choice)).toEqual(['bob@segment.example']);
  expect(await previewed({ ...choice, filters: named('Ann') })).toEqual([]);
  const campaign = await makeCampaign(t, choice);
  expect(campaign.segmentId).toBe(segment.id);
  const inUse = await call('DELETE', `${SEGMENTS}${segment.id}/`);
  expect([inUse.status, inUse.body.usage]).toEqual([
    409,
    [{ type: 'campaign', id: campaign.id, title: 'Spring', path: '' }],
  ]);
  const sent = await call('POST', `${CAMPAIGNS}${campaign.id}/send-now/`, {});
  expect(sent.body.recipients, sent.text).toBe(1);
  await waitForStatus(t, campaign.id, 'sent');

  // A copy keeps the segment after it is deleted, so that it does not go to more people.
  expect((await call('DELETE', `${SEGMENTS}${segment.id}/`)).status).toBe(200);
  const copied = await call('POST', `${CAMPAIGNS}${campaign.id}/duplicate/`, {});
  expect(copied.body.campaign, copied.text).toMatchObject({ segmentId: segment.id });
  expect(await previewed(choice)).toEqual(['bob@segment.example']);
});

it('a segment that does not exist is refused with the name of the field', async () => {
  const formErrors = { segmentId: 'This segment does not exist' };
  const body = { name: 'Nowhere', segmentId: 987_654_321 };
  expect((await call('POST', CAMPAIGNS, body)).body.formErrors).toEqual(formErrors);
  const preview = await call('POST', `${CAMPAIGNS}preview-list/`, { segmentId: 987_654_321 });
  expect([preview.status, preview.body.formErrors]).toEqual([422, formErrors]);
});

it('a sent campaign goes again, as a draft, to those who did not open it', async () => {
  const again = (id: number) => call('POST', `${CAMPAIGNS}${id}/resend-unopened/`);
  const campaign = await makeCampaign(t, { listIds: [listId], filters: named('Ann') });
  expect((await again(campaign.id)).status).toBe(409);
  await call('POST', `${CAMPAIGNS}${campaign.id}/send-now/`, {});
  await waitForStatus(t, campaign.id, 'sent');
  await t.database.asOwner(
    `update app.email_sends set opened_at = now() where campaign_id = $1 and email = 'ada@segment.example'`,
    [campaign.id],
  );
  const { body, status, text } = await again(campaign.id);
  expect(status, text).toBe(201);
  const draft = body.campaign as Campaign;
  expect(draft).toMatchObject({
    name: 'Again: Spring',
    subject: campaign.subject,
    status: 'draft',
    filters: null,
    earlierCampaign: { id: campaign.id, name: 'Spring' },
  });
  const choice = { listIds: [listId], unopenedCampaignId: campaign.id };
  expect(await previewed(choice)).toEqual(['ana@segment.example', 'anne@segment.example']);
  const sent = await call('POST', `${CAMPAIGNS}${draft.id}/send-now/`, {});
  expect(sent.body.recipients, sent.text).toBe(2);
  await waitForStatus(t, draft.id, 'sent');
  expect((await readCampaign(t, draft.id)).recipients).toBe(2);

  // What was not counted is not known.
  const uncounted = await makeCampaign(t, { listIds: [listId], track_opens: false });
  await call('POST', `${CAMPAIGNS}${uncounted.id}/send-now/`, {});
  await waitForStatus(t, uncounted.id, 'sent');
  expect((await again(uncounted.id)).status).toBe(409);
});
