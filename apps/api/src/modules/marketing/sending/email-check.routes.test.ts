import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { CampaignCheck, EmailReport } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAMPAIGN_CONTENT, CAMPAIGNS, makeCampaign } from '../../../../test/support/campaigns.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

it('checks the stored email of a campaign, and says what is wrong with its subject', async () => {
  const report = async (fields: object) => {
    const { id } = await makeCampaign(t, { preheader: 'New bowls', ...fields });
    const { status, text, body } = await t.call('GET', `${CAMPAIGNS}${id}/email-check/`, {
      as: 'admin',
    });
    expect(status, text).toBe(200);
    return body.results as EmailReport;
  };
  expect(await report({ subject: 'Spring' })).toMatchObject({
    score: 100,
    limit: 102_000,
    findings: [],
  });
  expect((await report({ subject: 'SPRING IS HERE!!' })).findings).toMatchObject([
    { key: 'subject_capitals', level: 'problem' },
    { key: 'subject_marks', level: 'problem' },
  ]);
  // A campaign without content is sent as the default template.
  expect((await report({ content: null, subject: 'Spring' })).bytes).toBeGreaterThan(1000);
});

it('checks an email that is not saved, with a sample order where it is about one', async () => {
  const check = (body: object, as: 'admin' | 'viewer' = 'admin') =>
    t.call('POST', '/api/v1/admin/email-marketing/check-email/', { as, body });
  const fine = await check({
    content: CAMPAIGN_CONTENT,
    subject: 'Spring',
    preheader: 'New bowls',
  });
  expect(fine.status, fine.text).toBe(200);
  expect(fine.body.results).toMatchObject({ score: 100, findings: [] });
  const loud = await check({ content: CAMPAIGN_CONTENT, subject: 'SPRING IS HERE!!' });
  expect(JSON.stringify(loud.body.results)).toContain('subject_capitals');
  // An email without a subject uses the standard subject.
  const designed = await check({ content: null, hasRecord: true });
  expect(JSON.stringify(designed.body.results)).not.toContain('subject_missing');
  expect((await check({ content: null }, 'viewer')).status).toBe(200);
  for (const content of ['not content', '{"ROOT":{}}', 'a'.repeat(100_000)])
    expect((await check({ content, subject: 'x' })).status, content.slice(0, 20)).toBe(422);
  expect((await check({ subject: 7 })).body.formErrors).toHaveProperty('subject');
});

it('leads to blocks that are not finished, and sends no email with a video that leads nowhere', async () => {
  const tree = createTree(
    {
      type: 'EmailWrapper',
      children: [
        { type: 'EmailCoupon' },
        { type: 'EmailVideo' },
        { type: 'EmailTextbox' },
        { type: 'EmailUnsubscribe' },
      ],
    },
    blockRegistry,
  );
  const find = (type: string) =>
    Object.keys(tree).filter((id) => tree[id]?.type.resolvedName === type);
  const { id } = await makeCampaign(t, { subject: 'Spring', content: encodeContent(tree) });
  const path = `${CAMPAIGNS}${id}/`;
  const { body } = await t.call('GET', `${path}checks/`, { as: 'admin' });
  const { ok, checks } = body.results as { ok: boolean; checks: CampaignCheck[] };
  expect(ok).toBe(false);
  expect(checks.filter(({ blocks }) => blocks.length > 0)).toMatchObject([
    { key: 'video_without_link', level: 'error', blocks: find('EmailVideo') },
    { key: 'coupon_without_code', level: 'warning', blocks: find('EmailCoupon') },
    { key: 'sample_text', level: 'warning', blocks: find('EmailTextbox') },
  ]);
  const report = (await t.call('GET', `${path}email-check/`, { as: 'admin' })).body
    .results as EmailReport;
  expect(report.findings.filter(({ blocks }) => blocks.length > 0).map(({ key }) => key)).toEqual([
    'coupon_without_code',
    'video_without_link',
    'sample_text',
  ]);
  expect(report.score).toBeLessThan(65);
  const sent = await t.call('POST', `${path}send-now/`, { as: 'admin', body: {} });
  expect([sent.status, sent.body.formErrors]).toMatchObject([
    422,
    { content: 'A video leads nowhere.' },
  ]);
});
