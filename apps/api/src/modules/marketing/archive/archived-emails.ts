import { mergeLine } from '@org/blocks/email';
import { archivePath } from '@org/schema';
import type { apiContract, RouteResponse } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { renderArchivedEmail } from './render-archived-email.ts';

type ArchivedList = RouteResponse<typeof apiContract.newsletterArchive.list>;
type ArchivedRow = ArchivedList['rows'][number];
type ArchivedEmail = RouteResponse<typeof apiContract.newsletterArchive.get>['email'];

/** Returns the campaigns that the archive of the tenant's site shows, with the content that was sent. */
function archivedCampaigns(tx: TenantTx) {
  return (
    tx
      .selectFrom('email_campaigns as c')
      .innerJoin('email_snapshots as s', (join) =>
        join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.campaign_id', '=', 'c.id'),
      )
      .where('c.in_archive', '=', true)
      .where('c.status', '=', 'sent')
      .where('c.sent_at', 'is not', null)
      .where('c.deleted_at', 'is', null)
      // Emails of automations are written to one person at a time.
      .where('c.automation_id', 'is', null)
  );
}

/** Columns of an archived campaign. */
const COLUMNS = [
  'c.id',
  's.subject',
  'c.preheader',
  'c.sent_at',
  'c.ab_test',
  'c.ab_winner',
] as const;

const selectRows = (tx: TenantTx) => archivedCampaigns(tx).select(COLUMNS);
type CampaignRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

/** Returns a campaign as visitors see it. Of an A/B test it has the subject that won. */
function toArchivedRow(row: CampaignRow, companyName: string): ArchivedRow {
  const { id, ab_test, ab_winner, sent_at } = row;
  const values = { company_name: companyName };
  const subject = (ab_winner && ab_test?.subjects[ab_winner - 1]) || row.subject;
  return {
    id,
    path: archivePath({ id, subject: row.subject }),
    subject: mergeLine(subject, values),
    preheader: mergeLine(row.preheader, values),
    sent_at: sent_at?.toISOString() ?? '',
  };
}

/** Returns a page of the archive, newest first. */
export async function listArchivedEmails(
  tx: TenantTx,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<ArchivedList> {
  const { total } = await archivedCampaigns(tx)
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectRows(tx)
    .orderBy('c.sent_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(itemsPerPage)
    .offset((currentPage - 1) * itemsPerPage)
    .execute();
  const { company_name } = await getSettings(tx);
  return {
    rows: rows.map((row) => toArchivedRow(row, company_name)),
    total: Number(total),
    currentPage,
    itemsPerPage,
  };
}

/**
 * Returns a campaign of the archive with its email.
 * @param site - URL of the tenant's site
 * @throws `not_found`, also for a campaign that the archive does not show
 */
export async function findArchivedEmail(
  tx: TenantTx,
  id: number,
  site: string,
): Promise<ArchivedEmail> {
  const row = await selectRows(tx).select('s.html').where('c.id', '=', id).executeTakeFirst();
  if (!row) throw appError('not_found');
  const links = await tx
    .selectFrom('email_links')
    .select(['position', 'url'])
    .where('campaign_id', '=', id)
    .execute();
  const { company_name } = await getSettings(tx);
  return {
    ...toArchivedRow(row, company_name),
    html: renderArchivedEmail(
      row.html,
      new Map(links.map(({ position, url }) => [position, url])),
      { company_name },
      site,
    ),
  };
}
