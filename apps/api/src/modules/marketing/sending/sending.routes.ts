import { FILTER_OPERATORS } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { AUDIENCE_FIELDS, AUDIENCE_GROUPS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { type BoundRoute, type StaffInput, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { runInThread } from '../../../kernel/threads/run-in-thread.ts';
import { campaignEntity } from '../campaigns/campaign.entity.ts';
import { checkEmailTask } from '../campaigns/campaign.tasks.ts';
import { countAudience, readAudience } from './audience/audience.ts';
import {
  type ActionTools,
  cancelCampaign,
  checkedCampaign,
  chooseWinner,
  type InWrite,
  pauseCampaign,
  resendUncertain,
  resumeCampaign,
  scheduleCampaign,
  sendNow,
  unscheduleCampaign,
} from './campaign-actions.ts';
import { draftForUnopened } from './draft-for-unopened.ts';
import { campaignMetrics } from './reports/campaign-metrics.ts';
import { dashboardMetrics } from './reports/dashboard-metrics.ts';
import { listRecipients } from './reports/recipients.list.ts';
import { readSentEmail } from './reports/sent-email.ts';

/** Fields of audiences as the API lists them. */
const filterRows = () =>
  Object.entries(AUDIENCE_FIELDS).map(([key, field]) => ({
    key,
    label: field.label,
    group: AUDIENCE_GROUPS[key.slice(0, key.indexOf('.'))] ?? '',
    type: field.type,
    operators: [...FILTER_OPERATORS[field.type]],
    ...('options' in field && { options: [...field.options] }),
  }));

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const writer =
  (input: Pick<StaffInput<unknown>, 'run' | 'tenant' | 'actor'>): InWrite =>
  (work) =>
    inTenant(input, work);

/** Creates the routes that choose recipients, send campaigns, and report on them. */
export function sendingRoutes(tools: ActionTools): BoundRoute[] {
  const contract = apiContract.campaignSending;
  return [
    staffRoute(contract.filters, async () => {
      const rows = filterRows();
      return { results: { rows, total: rows.length }, filters: rows };
    }),
    staffRoute(contract.previewList, async (input) => {
      const { filters = null, segmentId = null, unopenedCampaignId = null, ...given } = input.body;
      const { listIds, excludeListIds, ...page } = given;
      const audience = { listIds, excludeListIds, filters, segmentId, unopenedCampaignId };
      return inTenant(input, async ({ tx }) => {
        const { total, excluded } = await countAudience(tx, audience);
        const rows = await readAudience(tx, audience, page);
        return { results: { rows, total }, total, excluded };
      });
    }),
    staffRoute(contract.checks, async (input) => {
      const { checks, recipients } = await checkedCampaign(tools, writer(input), input.params.id);
      const ok = !checks.some(({ level }) => level === 'error');
      return { results: { ok, checks: [...checks], recipients } };
    }),
    staffRoute(contract.report, async (input) => {
      const { campaign, email, site } = await checkedCampaign(
        tools,
        writer(input),
        input.params.id,
      );
      const { html, text, bytes } = email;
      const { subject, preheader } = campaign;
      return {
        results: await runInThread(
          checkEmailTask,
          { subject, preheader, html, text, bytes, siteHost: new URL(site).host },
          (cause) => appError('not_now', { message: 'This email is too large to check', cause }),
        ),
      };
    }),
    staffRoute(contract.sendNow, async (input) => {
      const { params, body } = input;
      const sent = await sendNow(tools, writer(input), params.id, body.expectedRecipients);
      return { ...sent, message: `The campaign is being sent to ${people(sent.recipients)}` };
    }),
    staffRoute(contract.schedule, async (input) => ({
      campaign: await scheduleCampaign(
        tools,
        writer(input),
        input.params.id,
        input.body.scheduled_at,
      ),
      message: 'Campaign scheduled',
    })),
    staffRoute(contract.unschedule, async (input) => ({
      campaign: await inTenant(input, (write) => unscheduleCampaign(write, input.params.id)),
      message: 'The campaign is a draft again',
    })),
    staffRoute(contract.pause, async (input) => ({
      campaign: await inTenant(input, (write) => pauseCampaign(write, input.params.id)),
      message: 'Sending is paused',
    })),
    staffRoute(contract.resume, async (input) => ({
      campaign: await inTenant(input, (write) => resumeCampaign(tools, write, input.params.id)),
      message: 'Sending continues',
    })),
    staffRoute(contract.cancel, async (input) => ({
      campaign: await inTenant(input, (write) => cancelCampaign(tools, write, input.params.id)),
      message: 'The campaign is cancelled',
    })),
    staffRoute(contract.resendUncertain, async (input) => {
      const { campaign, count } = await inTenant(input, (write) =>
        resendUncertain(tools, write, input.params.id),
      );
      return { campaign, message: `Sent once more to ${people(count)}` };
    }),
    staffRoute(contract.chooseWinner, async (input) => ({
      campaign: await inTenant(input, (write) =>
        chooseWinner(tools, write, input.params.id, input.body.variant),
      ),
      message: 'The chosen subject is sent to everybody else',
    })),
    staffRoute(contract.resendUnopened, async (input) => ({
      campaign: await inTenant(input, (write) => draftForUnopened(write, input.params.id)),
      message: 'Draft for people who did not open it created',
    })),
    staffRoute(contract.sentEmail, async (input) =>
      inTenant(input, async (write) => {
        await getEntity(write, campaignEntity, input.params.id);
        return { results: await readSentEmail(write.tx, input.params.id) };
      }),
    ),
    staffRoute(contract.metrics, async (input) =>
      inTenant(input, async (write) => {
        await getEntity(write, campaignEntity, input.params.id);
        return { results: await campaignMetrics(write.tx, input.params.id) };
      }),
    ),
    staffRoute(contract.recipients, async (input) =>
      inTenant(input, async (write) => {
        await getEntity(write, campaignEntity, input.params.id);
        return { results: await listRecipients(write.tx, input.params.id, input.query) };
      }),
    ),
    staffRoute(contract.dashboardMetrics, async (input) =>
      inTenant(input, async ({ tx }) => ({ results: await dashboardMetrics(tx, input.query) })),
    ),
  ];
}
