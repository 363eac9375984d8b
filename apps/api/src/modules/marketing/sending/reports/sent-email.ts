import { mergeHtml, mergeLine, replacePersonalLinks } from '@org/blocks/email';
import type { SentEmail } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';
import { getSettings } from '../../../../kernel/settings/get-settings.ts';
import { cutAtLinks } from '../delivery/email-links.ts';

/**
 * Returns the sent email of a campaign with the fallbacks of its merge fields. Each tracked link has `data-clicks`, the number of people
 * who followed it. Tracked links and those with merge fields lead nowhere.
 * @throws `not_found` before the campaign is sent
 */
export async function readSentEmail(tx: TenantTx, campaignId: number): Promise<SentEmail> {
  const snapshot = await tx
    .selectFrom('email_snapshots')
    .select(['subject', 'html'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  if (!snapshot) throw appError('not_found', { message: 'This campaign has not been sent yet' });
  const links = await tx
    .selectFrom('email_links')
    .select(['position', 'unique_clicks'])
    .where('campaign_id', '=', campaignId)
    .execute();
  const clicks = new Map(links.map(({ position, unique_clicks: people }) => [position, people]));
  const { company_name } = await getSettings(tx);
  const html = cutAtLinks(replacePersonalLinks(snapshot.html, '#'))
    .map(({ html: piece, position }) =>
      // The piece ends within the attribute of the link.
      position === undefined ? piece : `${piece}#" data-clicks="${clicks.get(position) ?? 0}`,
    )
    .join('');
  return {
    subject: mergeLine(snapshot.subject, { company_name }),
    html: mergeHtml(html, { company_name }, '#'),
  };
}
