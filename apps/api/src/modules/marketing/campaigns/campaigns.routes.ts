import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { mapRows } from '../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createEntity, getEntity } from '../../../kernel/entities/entity.service.ts';
import { listRevisions, toRevision } from '../../../kernel/entities/revisions.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { campaignEntity } from './campaign.entity.ts';
import { getRevision, restoreRevision } from './campaign-revisions.service.ts';
import { CAMPAIGN_REVISIONS } from './campaign-revisions.ts';
import { type SendTestTools, sendTest } from './send-test.ts';

/** Maximum length of a campaign's name in characters. */
const LONGEST_NAME = 200;

/** Returns those of some lists that were not deleted in the meantime. */
async function existingLists(tx: TenantTx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('email_lists').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/**
 * Creates a draft with the subject, content and recipients of a campaign; its status and times start over.
 * @throws `not_found`; those of content
 */
async function duplicate(
  write: TenantWrite,
  id: number,
  name: string | undefined,
): Promise<Campaign> {
  // The entity definition guarantees the type of the record.
  const source = (await getEntity(write, campaignEntity, id)) as Campaign;
  const { subject, preheader, filters, content, from_name, reply_to } = source;
  const { track_opens, track_clicks } = source;
  return (await createEntity(write, campaignEntity, {
    name: name || `Copy of ${source.name}`.slice(0, LONGEST_NAME),
    subject,
    preheader,
    filters,
    content,
    from_name,
    reply_to,
    track_opens,
    track_clicks,
    listIds: await existingLists(write.tx, source.listIds),
    excludeListIds: await existingLists(write.tx, source.excludeListIds),
  })) as Campaign;
}

/** Creates the routes of email campaigns. */
export function campaignRoutes(send: SendJob, tools: SendTestTools): BoundRoute[] {
  const { campaigns } = apiContract;
  return [
    ...entityRoutes(campaigns, campaignEntity, send),
    staffRoute(campaigns.duplicate, async (input) => ({
      campaign: await inTenant(input, (w) => duplicate(w, input.params.id, input.body.name)),
      message: 'Campaign copied',
    })),
    staffRoute(campaigns.sendTest, async (input) => {
      const outcome = await sendTest(
        tools,
        (work) => inTenant(input, work),
        input.params.id,
        input.body,
      );
      const { length } = outcome.sent;
      return {
        ...outcome,
        message: `Test sent to ${length === 1 ? '1 address' : `${length} addresses`}`,
      };
    }),
    staffRoute(campaigns.revisions, async (input) => {
      const { params, query } = input;
      const results = await inTenant(input, async (w) => {
        await getEntity(w, campaignEntity, params.id);
        return listRevisions(w.tx, CAMPAIGN_REVISIONS, params.id, query);
      });
      return { results: mapRows(results, toRevision) };
    }),
    staffRoute(campaigns.revision, async (input) => {
      const { id, rev } = input.params;
      const revision = await inTenant(input, (w) => getRevision(w, id, rev));
      return { revision, results: revision };
    }),
    staffRoute(campaigns.restoreRevision, async (input) => {
      const { id, rev } = input.params;
      const based = { id, version: input.query.version };
      return {
        campaign: await inTenant(input, (w) => restoreRevision(w, based, rev)),
        message: `Version ${rev} restored`,
      };
    }),
  ];
}
