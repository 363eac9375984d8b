import { apiContract } from '@org/schema/contract';
import { mapRows } from '../../../kernel/database/read-list.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { listRevisions, toRevision } from '../../../kernel/entities/revisions.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { campaignEntity } from './campaign.entity.ts';
import { getRevision, restoreRevision } from './campaign-revisions.service.ts';
import { CAMPAIGN_REVISIONS } from './campaign-revisions.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { type SendTestTools, sendTest } from './send-test.ts';

/** Creates the routes of email campaigns. */
export function campaignRoutes(send: SendJob, tools: SendTestTools): BoundRoute[] {
  const { campaigns } = apiContract;
  return [
    ...entityRoutes(campaigns, campaignEntity, send),
    staffRoute(campaigns.duplicate, async (input) => ({
      campaign: await inTenant(input, (w) =>
        duplicateCampaign(w, input.params.id, input.body.name),
      ),
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
