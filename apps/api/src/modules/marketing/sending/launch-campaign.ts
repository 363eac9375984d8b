import type { CompiledEmail } from '@org/blocks/email';
import type { CampaignCheck, Settings } from '@org/schema/entities';
import type { CampaignRecord } from '../../../kernel/database/records.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  getMailDomain,
  isSigned,
  readMailServer,
} from '../../../kernel/mail/mail-servers.repository.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { getArchiveUrl } from '../campaigns/archive-url.ts';
import { compileCampaign } from '../campaigns/compile-campaign.ts';
import { type ProductTools, readEmailProducts } from '../campaigns/email-products.ts';
import type { Audience } from './audience/audience.ts';
import { countAudience } from './audience/audience.ts';
import { checkCampaign } from './campaign-checks.ts';
import { campaignAudience } from './campaign-state.ts';
import { extractLinks } from './delivery/email-links.ts';

/** Runs work in a transaction of the campaign's tenant. */
export type InTx = <Value>(work: (tx: TenantTx) => Promise<Value>) => Promise<Value>;

/** Dependencies of launching. */
export interface LaunchTools extends ProductTools {
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSiteWithin: (tx: TenantTx, tenantId: number) => Promise<string>;
  /** True where the installation sends mail. */
  readonly hasMailProvider: boolean;
}

/** A campaign with its compiled content and everything that sending it depends on. */
export interface CheckedLaunch {
  readonly email: CompiledEmail;
  readonly checks: readonly CampaignCheck[];
  readonly recipients: number;
  /** URL of the tenant's site, with a trailing slash. */
  readonly site: string;
}

/** Values that a check reads from the database. */
interface Surroundings {
  readonly settings: Settings;
  readonly recipients: number;
  readonly hasServer: boolean;
  /** Domain of the tenant's mail server without signatures; '' for none. */
  readonly unsignedDomain: string;
  /** Number of deleted lists among those that are left out. */
  readonly deletedExclusions: number;
}

/** Counts the lists that do not exist any more. */
async function countDeleted(tx: TenantTx, listIds: readonly number[]): Promise<number> {
  const ids = [...new Set(listIds)];
  if (ids.length === 0) return 0;
  const rows = await tx.selectFrom('email_lists').select('id').where('id', 'in', ids).execute();
  return ids.length - rows.length;
}

async function readSurroundings(tx: TenantTx, audience: Audience): Promise<Surroundings> {
  const server = await readMailServer(tx);
  return {
    settings: await getSettings(tx),
    recipients: (await countAudience(tx, audience)).total,
    hasServer: server !== undefined,
    unsignedDomain: !server || (await isSigned(tx, server)) ? '' : getMailDomain(server.from_email),
    deletedExclusions: await countDeleted(tx, audience.excludeListIds),
  };
}

/**
 * Compiles a campaign, in a thread, and checks whether it can be sent.
 * @throws `not_now` for broken content
 */
export async function checkLaunch(
  tools: LaunchTools,
  inTx: InTx,
  campaign: CampaignRecord,
): Promise<CheckedLaunch> {
  const { site, settings, recipients, hasServer, ...surroundings } = await inTx(async (tx) => ({
    site: await tools.getSiteWithin(tx, campaign.tenant_id),
    ...(await readSurroundings(tx, campaignAudience(campaign))),
  }));
  const email = await compileCampaign(
    { ...campaign, archiveUrl: getArchiveUrl(campaign, site) },
    settings,
    site,
    (ids) => inTx((tx) => readEmailProducts(tools, tx, ids, settings)),
  );
  const checks = checkCampaign({
    subject: campaign.subject,
    abTest: campaign.ab_test,
    track_opens: campaign.track_opens,
    track_clicks: campaign.track_clicks,
    email,
    recipients,
    hasProvider: hasServer || tools.hasMailProvider,
    ...surroundings,
  });
  return { email, checks, recipients, site };
}

/**
 * Stores the content that a campaign is sent with, and its links. Later changes of templates do not change it.
 * @param isSent - true for an email of an automation that some people have got already: their links stay what they are
 */
export async function storeSnapshot(
  tx: TenantTx,
  { tenant_id: tenantId, id }: Pick<CampaignRecord, 'tenant_id' | 'id'>,
  email: CompiledEmail,
  { isSent = false }: { readonly isSent?: boolean } = {},
): Promise<void> {
  if (!isSent) await tx.deleteFrom('email_links').where('campaign_id', '=', id).execute();
  const known = isSent
    ? await tx
        .selectFrom('email_links')
        .select('url')
        .where('campaign_id', '=', id)
        .orderBy('position')
        .execute()
    : [];
  const { subject, html, text, links } = extractLinks(
    email,
    known.map(({ url }) => url),
  );
  await tx.deleteFrom('email_snapshots').where('campaign_id', '=', id).execute();
  await tx
    .insertInto('email_snapshots')
    .values({ tenant_id: tenantId, campaign_id: id, subject, html, body: text })
    .execute();
  const added = links.slice(known.length);
  if (added.length > 0)
    await tx
      .insertInto('email_links')
      .values(
        added.map((url, at) => ({
          tenant_id: tenantId,
          campaign_id: id,
          position: known.length + at,
          url,
        })),
      )
      .execute();
}
