import { toZlibContent } from '@org/content/node';
import type { Campaign } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { findRevision, labelRevision, toRevision } from '../../../kernel/entities/revisions.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { campaignEntity } from './campaign.entity.ts';
import { CAMPAIGN_REVISIONS } from './campaign-revisions.ts';
import { PREPARED, type PreparedContent } from './prepare-content.ts';

async function foundRevision(tx: TenantTx, campaignId: number, version: number) {
  const revision = await findRevision(tx, CAMPAIGN_REVISIONS, campaignId, version);
  if (!revision) throw appError('not_found');
  return revision;
}

/**
 * Returns one revision of a campaign with its content.
 * @throws `not_found`
 */
export async function getRevision(write: TenantWrite, campaignId: number, version: number) {
  await getEntity(write, campaignEntity, campaignId);
  const revision = await foundRevision(write.tx, campaignId, version);
  const { name, subject, preheader, content } = revision;
  return {
    ...toRevision(revision),
    name,
    subject,
    preheader,
    content: content && toZlibContent(content),
  };
}

/**
 * Restores subject, preheader and content of an earlier revision as a new version; the internal name does not change.
 * @throws `not_found`; `conflict`; those of content
 */
export async function restoreRevision(
  write: TenantWrite,
  based: { readonly id: number; readonly version: number | undefined },
  rev: number,
  prepared?: PreparedContent,
): Promise<Campaign> {
  await getEntity(write, campaignEntity, based.id);
  const { subject, preheader, content } = await foundRevision(write.tx, based.id, rev);
  const fields = {
    ...(based.version !== undefined && { version: based.version }),
    subject,
    preheader,
    content,
    [PREPARED]: prepared,
  };
  const restored = (await updateEntity(write, campaignEntity, based.id, fields)) as Campaign;
  await labelRevision(write.tx, CAMPAIGN_REVISIONS, restored, `Restored from version ${rev}`);
  return restored;
}
