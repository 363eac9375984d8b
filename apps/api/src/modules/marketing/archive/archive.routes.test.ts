import { archivePath } from '@org/schema';
import type { Campaign } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { insertSentCampaign } from '../../../../test/support/archive.ts';
import { automationCalls } from '../../../../test/support/automations.ts';
import {
  addSubscribers,
  CAMPAIGNS,
  makeCampaign,
  makeList,
  waitForStatus,
} from '../../../../test/support/campaigns.ts';
import { emailContent } from '../../../../test/support/email-content.ts';
import type { MailSink } from '../../../../test/support/mail-sink.ts';
import { useSendingApi } from '../../../../test/support/sending-api.ts';
import { ALPHA_SITE, type Answer, type TestApi } from '../../../../test/support/test-api.ts';

const ARCHIVE = '/api/v1/newsletter/archive/';

let t: TestApi;
let sink: MailSink;
useSendingApi((api) => {
  ({ t, sink } = api);
});

const visit = (path = '', origin = ALPHA_SITE): Promise<Answer> =>
  t.call('GET', `${ARCHIVE}${path}`, { origin });
const setArchive = (
  id: number,
  in_archive: unknown,
  as: 'admin' | 'viewer' | 'editor' = 'admin',
): Promise<Answer> =>
  t.call('PUT', `${CAMPAIGNS}${id}/archive/`, { as, body: { in_archive } as object });
const getIds = ({ body }: Answer): number[] => (body.rows as { id: number }[]).map(({ id }) => id);

it('shows the sent email without data of a recipient', async () => {
  const listId = await makeList(t, 'Archive');
  await addSubscribers(t, listId, ['ada@archive.example'], { firstname: 'Adalina' });
  await t.call('PUT', '/api/v1/admin/settings/', {
    as: 'admin',
    body: { company_name: 'Kiln & Clay' },
  });
  const content = emailContent(
    {
      type: 'EmailTextbox',
      props: {
        html: '<p>Dear {{first_name|friend}} {{last_name}} ({{email|your address}}), see <a href="https://kiln.example/spring?a=1&amp;b=2">our bowls</a> at {{company_name|us}}.</p>',
      },
    },
    { type: 'EmailButton', props: { text: 'View in browser', href: '{{archive_url}}' } },
    {
      type: 'EmailHtml',
      props: { html: '<p>Or <a href="{{unsubscribe_url}}">leave <b>now</b></a> for good.</p>' },
    },
    { type: 'EmailFooter' },
  );
  const { id } = await makeCampaign(t, {
    listIds: [listId],
    subject: 'Spring for {{first_name|you}}',
    preheader: 'For {{first_name|friends}} of {{company_name}}',
    content,
    in_archive: true,
  });
  expect((await visit(`${id}/`)).status).toBe(404);
  const launched = await t.call('POST', `${CAMPAIGNS}${id}/send-now/`, { as: 'admin', body: {} });
  expect(launched.status, launched.text).toBe(202);
  await waitForStatus(t, id, 'sent');

  // The recipient got a link to the archive, which is counted.
  const received = sink.received[0]?.mail.html ?? '';
  expect(received).toContain('Dear Adalina');
  const click =
    /href="http:\/\/[^"]+(\/api\/v1\/email\/click\/\?t=[^"]+)"[^>]*>View in browser/.exec(
      received,
    )?.[1];
  const { headers } = await t.call('GET', click ?? '', {
    origin: ALPHA_SITE,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  const path = archivePath({ id, subject: 'Spring for {{first_name|you}}' });
  expect(path).toBe(`newsletter/${id}-spring-for`);
  expect(headers.get('location')).toBe(`${ALPHA_SITE}/${path}`);

  const { status, body, text } = await visit(`${id}/`);
  expect(status, text).toBe(200);
  const email = body.email as { html: string };
  expect(email).toMatchObject({
    id,
    path,
    subject: 'Spring for you',
    preheader: 'For friends of Kiln & Clay',
  });
  const { html } = email;
  expect(html).toContain('Dear friend  (your address), see');
  expect(html).toContain('at Kiln &amp; Clay.');
  expect(html).toContain('href="https://kiln.example/spring?a=1&amp;b=2"');
  expect(html).toContain(`href="${ALPHA_SITE}/${path}"`);
  expect(html).toContain('<p>Or  for good.</p>');
  expect(html).not.toMatch(/adalina|ada@|\{\{|api\/v1\/email|unsubscribe|leave <b>|href="#?"/i);
});

it('can be turned on and off for a sent campaign, which cannot be changed otherwise', async () => {
  const id = await insertSentCampaign(t, { inArchive: false });
  expect((await visit(`${id}/`)).status).toBe(404);
  const refused = await t.call('PUT', `${CAMPAIGNS}${id}/`, {
    as: 'admin',
    body: { in_archive: true },
  });
  expect(refused.status).toBe(409);
  const shown = await setArchive(id, true);
  expect([shown.status, shown.body.message]).toEqual([200, 'Shown in the archive']);
  expect(shown.body.campaign).toMatchObject({ in_archive: true, version: 2, status: 'sent' });
  expect((await visit(`${id}/`)).status).toBe(200);
  expect(getIds(await visit())).toContain(id);
  const history = await t.call('GET', `${CAMPAIGNS}${id}/timeline/`, { as: 'admin' });
  expect(history.text).toContain('in_archive');
  expect((await setArchive(id, false)).status).toBe(200);
  expect((await visit(`${id}/`)).status).toBe(404);
  expect(getIds(await visit())).not.toContain(id);
});

it('begins without the archive, also for copies', async () => {
  const campaign = await makeCampaign(t, { in_archive: true });
  expect(campaign.in_archive).toBe(true);
  expect((await makeCampaign(t)).in_archive).toBe(false);
  const copy = await t.call('POST', `${CAMPAIGNS}${campaign.id}/duplicate/`, {
    as: 'admin',
    body: {},
  });
  expect((copy.body.campaign as Campaign).in_archive).toBe(false);
  const changed = await t.call('PUT', `${CAMPAIGNS}${campaign.id}/`, {
    as: 'admin',
    body: { in_archive: false },
  });
  expect((changed.body.campaign as Campaign).in_archive).toBe(false);
  const filter = {
    combinator: 'and',
    rules: [{ field: 'in_archive', operator: 'is', value: true }],
  };
  const list = await t.call(
    'GET',
    `${CAMPAIGNS}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    { as: 'admin' },
  );
  expect(list.status, list.text).toBe(200);
});

it('refuses the archive to roles that cannot change campaigns, and for what is no campaign', async () => {
  const id = await insertSentCampaign(t, { inArchive: false });
  expect((await setArchive(id, true, 'viewer')).status).toBe(403);
  expect((await setArchive(987_654_321, true)).status).toBe(404);
  for (const value of [undefined, null, 'perhaps', {}])
    expect((await setArchive(id, value)).status, String(value)).toBe(422);
  const automations = automationCalls(t);
  const { id: automationId } = await automations.makeAutomation('Welcome', {
    event: 'subscriber.joined',
    listId: await makeList(t, 'Welcome'),
  });
  const emailId = await automations.makeEmail(automationId, 'Welcome');
  expect((await setArchive(emailId, true)).status).toBe(409);
  const changed = await t.call('PUT', `${CAMPAIGNS}${emailId}/`, {
    as: 'admin',
    body: { in_archive: true },
  });
  expect([changed.status, Object.keys(changed.body.formErrors as object)]).toEqual([
    422,
    ['in_archive'],
  ]);
  // Even if its row said so.
  await t.database.asOwner(
    "update app.email_campaigns set in_archive = true, status = 'sent', sent_at = now() where id = $1",
    [emailId],
  );
  await t.database.asOwner(
    "insert into app.email_snapshots (tenant_id, campaign_id, subject, html, body) values ($1, $2, 'Welcome', '<p>', '')",
    [t.world.alpha.id, emailId],
  );
  expect((await visit(`${emailId}/`)).status).toBe(404);
  expect(getIds(await visit('?itemsPerPage=200'))).not.toContain(emailId);
});

it('shows neither drafts, nor canceled or deleted campaigns, nor those of other tenants', async () => {
  const hidden = [(await makeCampaign(t, { in_archive: true })).id];
  for (const status of ['scheduled', 'sending', 'paused', 'cancelled', 'failed'])
    hidden.push(await insertSentCampaign(t, { status }));
  hidden.push(await insertSentCampaign(t, { isDeleted: true }));
  hidden.push(await insertSentCampaign(t, { tenantId: t.world.beta.id }));
  const ids = getIds(await visit('?itemsPerPage=200'));
  for (const id of hidden) {
    expect((await visit(`${id}/`)).status, String(id)).toBe(404);
    expect(ids).not.toContain(id);
  }
  const [other] = getIds(await visit('', 'http://beta.localhost:3000'));
  expect(other).toBe(hidden.at(-1));
  for (const path of ['1e3/', '0/', '-1/', 'x/'])
    expect((await visit(path)).status, path).toBe(404);
});

it('lists the newest first, in pages, with the subject that won an A/B test', async () => {
  await t.database.asOwner('update app.email_campaigns set in_archive = false');
  const ids: number[] = [];
  for (let day = 1; day <= 5; day++)
    ids.unshift(await insertSentCampaign(t, { sentAt: `2026-06-0${day}T08:00:00Z` }));
  const [first, second, third] = ids;
  await t.database.asOwner(
    'update app.email_campaigns set ab_test = $2, ab_winner = 1 where id = $1',
    [first, JSON.stringify({ subjects: ['Winner'], testPercent: 50, metric: 'opens', hours: 1 })],
  );
  const page = await visit('?itemsPerPage=2&currentPage=1');
  expect(page.body).toMatchObject({ total: 5, currentPage: 1, itemsPerPage: 2 });
  expect(getIds(page)).toEqual([first, second]);
  expect((page.body.rows as { subject: string }[])[0]).toMatchObject({
    subject: 'Winner',
    // The address is the one that was sent.
    path: `newsletter/${first}-spring`,
  });
  expect(getIds(await visit('?itemsPerPage=2&currentPage=2'))[0]).toBe(third);
  expect(getIds(await visit('?itemsPerPage=2&currentPage=4'))).toEqual([]);
});

it('warns before sending when the email links to an archive that does not show it', async () => {
  const content = emailContent(
    { type: 'EmailButton', props: { text: 'View in browser', href: '{{archive_url}}' } },
    { type: 'EmailUnsubscribe' },
  );
  const { id } = await makeCampaign(t, { content });
  const getKeys = async () => {
    const { body } = await t.call('GET', `${CAMPAIGNS}${id}/checks/`, { as: 'admin' });
    return (body.results as { checks: { key: string; level: string }[] }).checks
      .filter(({ level }) => level === 'warning')
      .map(({ key }) => key);
  };
  expect(await getKeys()).toContain('archive_off');
  expect((await setArchive(id, true)).status).toBe(200);
  expect(await getKeys()).not.toContain('archive_off');
});
