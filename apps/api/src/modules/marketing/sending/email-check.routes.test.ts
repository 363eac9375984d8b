import type { EmailReport } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAMPAIGNS, makeCampaign } from '../../../../test/support/campaigns.ts';
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
