import type { TestApi } from './test-api.ts';

/** A campaign that was sent; every field has a default. */
export interface SentCampaign {
  readonly tenantId?: number;
  readonly subject?: string;
  readonly preheader?: string;
  readonly status?: string;
  readonly inArchive?: boolean;
  /** Compiled HTML, with open merge fields. */
  readonly html?: string;
  /** ISO instant. */
  readonly sentAt?: string;
  readonly isDeleted?: boolean;
}

/** Document around the content of a sent email. */
export const emailDocument = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta name="color-scheme" content="light dark" /><title>Email</title><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.d1{background-color:#111111!important}}</style></head><body class="d1" style="margin:0">${body}</body></html>`;

/** Writes a sent campaign of a tenant with its snapshot, and returns its id. No site hears of it. */
export async function insertSentCampaign(t: TestApi, campaign: SentCampaign = {}): Promise<number> {
  const {
    tenantId = t.world.alpha.id,
    subject = 'Spring',
    preheader = '',
    status = 'sent',
    inArchive = true,
    html = emailDocument('<p>Hello</p>'),
    sentAt = '2026-05-04T08:00:00Z',
    isDeleted = false,
  } = campaign;
  const [row] = await t.database.asOwner<{ id: string }>(
    `with made as (
       insert into app.email_campaigns (tenant_id, name, subject, preheader, status, in_archive, sent_at, deleted_at)
       values ($1, $2, $2, $3, $4, $5, $6, case when $7 then now() end) returning id
     ), snapshot as (
       insert into app.email_snapshots (tenant_id, campaign_id, subject, html, body)
       select $1, id, $2, $8, 'text' from made
     )
     select id from made`,
    [tenantId, subject, preheader, status, inArchive, sentAt, isDeleted, html],
  );
  return Number(row?.id ?? 0);
}
