import { toZlibContent } from '@org/content/node';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { mapRows } from '../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { createEntity, getEntity, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { findRevision, listRevisions, toRevision } from '../../../kernel/entities/revisions.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, preparedRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { campaignEntity } from './campaign.entity.ts';
import { getRevision, restoreRevision } from './campaign-revisions.service.ts';
import { CAMPAIGN_REVISIONS } from './campaign-revisions.ts';
import { duplicateCampaign } from './duplicate-campaign.ts';
import { PREPARED, prepareContent } from './prepare-content.ts';
import { prepareTest, type SendTestTools, sendTest } from './send-test.ts';

/** Runs work in a transaction of the tenant, in the user's name. */
type InWrite = <Value>(work: (write: TenantWrite) => Promise<Value>) => Promise<Value>;

/** Returns the stored content of a campaign; null for none. */
async function readContent(tx: TenantTx, id: number): Promise<string | null> {
  const row = await tx
    .selectFrom('email_campaigns')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Creates the routes that create and change campaigns, with their content checked before the transaction that stores it. */
function writingRoutes(): BoundRoute[] {
  const { campaigns } = apiContract;
  return [
    preparedRoute(
      campaigns.create,
      (input) =>
        prepareContent(
          (work) => inTenant(input, work),
          input.body.content,
          async () => null,
        ),
      async (input, takePrepared) => {
        const body = { ...input.body, [PREPARED]: takePrepared() };
        const made = await inTenant(input, (w) => createEntity(w, campaignEntity, body));
        return { campaign: made as Campaign, message: 'Campaign created' };
      },
    ),
    preparedRoute(
      campaigns.update,
      (input) =>
        prepareContent(
          (work) => inTenant(input, work),
          input.body.content,
          (tx) => readContent(tx, input.params.id),
        ),
      async (input, takePrepared) => {
        const { id } = input.params;
        const body = { ...input.body, [PREPARED]: takePrepared() };
        const saved = await inTenant(input, (w) => updateEntity(w, campaignEntity, id, body));
        return { campaign: saved as Campaign, message: 'Campaign saved' };
      },
    ),
  ];
}

/** Creates the routes of email campaigns. */
export function campaignRoutes(send: SendJob, tools: SendTestTools): BoundRoute[] {
  const { campaigns } = apiContract;
  return [
    ...entityRoutes(campaigns, campaignEntity, send).filter(
      ({ contract }) => contract !== campaigns.create && contract !== campaigns.update,
    ),
    ...writingRoutes(),
    preparedRoute(
      campaigns.duplicate,
      async (input) => {
        const inWrite: InWrite = (work) => inTenant(input, work);
        const content = await inWrite(({ tx }) => readContent(tx, input.params.id));
        return prepareContent(inWrite, content && toZlibContent(content), async () => null);
      },
      async (input, takePrepared) => {
        const prepared = takePrepared();
        return {
          campaign: await inTenant(input, (w) =>
            duplicateCampaign(w, input.params.id, input.body.name, prepared),
          ),
          message: 'Campaign copied',
        };
      },
    ),
    preparedRoute(
      campaigns.sendTest,
      (input) => prepareTest(tools, (work) => inTenant(input, work), input.params.id, input.body),
      async (input, takePrepared) => {
        const test = takePrepared();
        const outcome = await inTenant(input, (w) => sendTest(tools, w, test));
        const { length } = outcome.sent;
        return {
          ...outcome,
          message: `Test sent to ${length === 1 ? '1 address' : `${length} addresses`}`,
        };
      },
    ),
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
    preparedRoute(
      campaigns.restoreRevision,
      async (input) => {
        const { id, rev } = input.params;
        const inWrite: InWrite = (work) => inTenant(input, work);
        const found = await inWrite(({ tx }) => findRevision(tx, CAMPAIGN_REVISIONS, id, rev));
        return prepareContent(inWrite, found?.content, (tx) => readContent(tx, id));
      },
      async (input, takePrepared) => {
        const { id, rev } = input.params;
        const based = { id, version: input.query.version };
        const prepared = takePrepared();
        return {
          campaign: await inTenant(input, (w) => restoreRevision(w, based, rev, prepared)),
          message: `Version ${rev} restored`,
        };
      },
    ),
  ];
}
