import { FILTER_OPERATORS } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { AUDIENCE_FIELDS, AUDIENCE_GROUPS } from '@org/schema/entities';
import type { Permitted } from '../../../kernel/access/call.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import {
  type BoundRoute,
  preparedRoute,
  type StaffInput,
  staffRoute,
} from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { campaignEntity } from '../campaigns/campaign.entity.ts';
import { canReadField, requireReadableFields } from '../campaigns/readable-fields.ts';
import { readCheckedDetails } from '../notifications/checked-record.ts';
import { countAudience, readAudience } from './audience/audience.ts';
import {
  type ActionTools,
  cancelCampaign,
  checkedCampaign,
  chooseWinner,
  type InWrite,
  pauseCampaign,
  readWhole,
  resendUncertain,
  resumeCampaign,
  scheduleCampaign,
  sendNow,
  unscheduleCampaign,
} from './campaign-actions.ts';
import { checkUnsavedEmail, reportOn } from './check-unsaved-email.ts';
import { draftForUnopened } from './draft-for-unopened.ts';
import type { InTx } from './launch-campaign.ts';
import { requireLocalTime } from './local-time/plan-local-time.ts';
import { planWaves } from './local-time/send-waves.ts';
import { campaignMetrics } from './reports/campaign-metrics.ts';
import { dashboardMetrics } from './reports/dashboard-metrics.ts';
import { listRecipients } from './reports/recipients.list.ts';
import { readSentEmail } from './reports/sent-email.ts';

/** Fields of audiences as the API lists them, as far as a user may view their values. */
const filterRows = (actor: Permitted) =>
  Object.entries(AUDIENCE_FIELDS)
    .filter(([key]) => canReadField(actor, key))
    .map(([key, field]) => ({
      key,
      label: field.label,
      group: AUDIENCE_GROUPS[key.slice(0, key.indexOf('.'))] ?? '',
      type: field.type,
      operators: [...FILTER_OPERATORS[field.type]],
      ...('options' in field && { options: [...field.options] }),
    }));

/** Event of a checked email that names none. */
const FIRST_EVENT = 'order.placed';

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const writer =
  (input: Pick<StaffInput<unknown>, 'run' | 'tenant' | 'actor'>): InWrite =>
  (work) =>
    inTenant(input, work);

/** Creates the routes that choose recipients, send campaigns, and report on them. */
export function sendingRoutes(
  tools: ActionTools & Pick<Kernel, 'extensions' | 'adminOrigin'>,
): BoundRoute[] {
  const contract = apiContract.campaignSending;
  return [
    staffRoute(contract.filters, async ({ actor }) => {
      const rows = filterRows(actor);
      return { results: { rows, total: rows.length }, filters: rows };
    }),
    staffRoute(contract.previewList, async (input) => {
      const { filters = null, segmentId = null, unopenedCampaignId = null, ...given } = input.body;
      const { listIds, excludeListIds, ...page } = given;
      const audience = { listIds, excludeListIds, filters, segmentId, unopenedCampaignId };
      return inTenant(input, async ({ tx, actor }) => {
        requireReadableFields(actor, filters);
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
      return { results: await reportOn(email, campaign, site) };
    }),
    staffRoute(contract.checkUnsaved, async (input) => {
      const { content = null, subject = '', preheader = '', hasRecord } = input.body;
      const { event = FIRST_EVENT, audience = 'customer', recordId = null } = input.body;
      const inTx: InTx = (work) => inTenant(input, ({ tx }) => work(tx));
      const about = hasRecord
        ? await inTenant(input, (write) =>
            readCheckedDetails(tools, write, input.tenant.name, { event, audience, recordId }),
          )
        : undefined;
      const email = { content, subject, preheader, about };
      return { results: await checkUnsavedEmail(tools, inTx, input.tenant.id, email) };
    }),
    preparedRoute(
      contract.sendNow,
      (input) => checkedCampaign(tools, writer(input), input.params.id),
      async (input, takePrepared) => {
        const { expectedRecipients } = input.body;
        const sent = await sendNow(tools, writer(input), takePrepared(), expectedRecipients);
        return { ...sent, message: `The campaign is being sent to ${people(sent.recipients)}` };
      },
    ),
    staffRoute(contract.schedule, async (input) => ({
      campaign: await scheduleCampaign(tools, writer(input), input.params.id, input.body),
      message: 'Campaign scheduled',
    })),
    staffRoute(contract.waves, async (input) =>
      inTenant(input, async (write) => {
        const campaign = await readWhole(write, input.params.id);
        const local_time = requireLocalTime(input.query.local_time ?? campaign.local_time);
        return { results: { waves: await planWaves(write.tx, { ...campaign, local_time }) } };
      }),
    ),
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
    staffRoute(contract.metrics, async (input) => {
      const rate = await tools.mailRate?.forecast();
      return inTenant(input, async (write) => {
        await getEntity(write, campaignEntity, input.params.id);
        return { results: await campaignMetrics(write.tx, input.params.id, rate) };
      });
    }),
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
