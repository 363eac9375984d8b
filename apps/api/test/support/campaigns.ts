import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import type { Campaign } from '@org/schema/entities';
import { expect, vi } from 'vitest';
import type { TestApi } from './test-api.ts';

/** Path of the calls of campaigns. */
export const CAMPAIGNS = '/api/v1/admin/email-marketing/campaigns/';

/** Stored content of a campaign: a greeting, a link, and a link to unsubscribe. */
export const CAMPAIGN_CONTENT = encodeContent(
  createTree(
    {
      type: 'EmailWrapper',
      children: [
        {
          type: 'EmailTextbox',
          props: {
            html: '<p>Dear {{first_name|friend}}, see <a href="https://kiln.example/spring?a=1&amp;b=2">our bowls</a> at {{company_name|us}}.</p>',
          },
        },
        { type: 'EmailUnsubscribe' },
      ],
    },
    blockRegistry,
  ),
);

/** Creates an email list. */
export async function makeList(t: TestApi, name: string): Promise<number> {
  const { body, text } = await t.call('POST', '/api/v1/admin/email-marketing/lists/', {
    as: 'admin',
    body: { name },
  });
  const list = body.list as { id: number } | undefined;
  expect(list, text).toBeDefined();
  return list?.id ?? 0;
}

/** Adds subscribers to a list, with their status on it. */
export async function addSubscribers(
  t: TestApi,
  listId: number,
  emails: readonly string[],
  { status = 'subscribed', firstname = '' }: { status?: string; firstname?: string } = {},
): Promise<void> {
  await t.database.asOwner(
    `with made as (
       insert into app.subscribers (tenant_id, email, firstname) select $1, email, $5 from unnest($3::text[]) email
       on conflict (tenant_id, email) do update set firstname = excluded.firstname returning id
     )
     insert into app.list_members (tenant_id, list_id, subscriber_id, status) select $1, $2, id, $4 from made`,
    [t.world.alpha.id, listId, emails, status, firstname],
  );
}

/** Creates a campaign with content and a subject. */
export async function makeCampaign(t: TestApi, fields: object = {}): Promise<Campaign> {
  const { status, text, body } = await t.call('POST', CAMPAIGNS, {
    as: 'admin',
    body: {
      name: 'Spring',
      subject: 'Spring for {{first_name|you}}',
      content: CAMPAIGN_CONTENT,
      ...fields,
    },
  });
  expect(status, text).toBe(201);
  return body.campaign as Campaign;
}

/** Reads a campaign. */
export async function readCampaign(t: TestApi, id: number): Promise<Campaign> {
  return (await t.call('GET', `${CAMPAIGNS}${id}/`, { as: 'admin' })).body.campaign as Campaign;
}

/** Waits until a campaign has a status. */
export async function waitForStatus(
  t: TestApi,
  id: number,
  status: Campaign['status'],
): Promise<Campaign> {
  return vi.waitFor(
    async () => {
      const campaign = await readCampaign(t, id);
      expect(campaign.status, campaign.pause_reason).toBe(status);
      return campaign;
    },
    { timeout: 120_000, interval: 100 },
  );
}
