import { EXCLUSION_REASONS, RECIPIENT_FIELDS, type Recipient } from '@org/schema/entities';
import { type SqlBool, sql } from 'kysely';
import type { AskedList } from '../../../../kernel/database/list-definition.ts';
import { defineList } from '../../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../../kernel/database/list-page.ts';
import { mapRows, readList } from '../../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../../kernel/database/tenant-database.ts';

/** Reasons of recipient rows in words. */
const REASONS: Readonly<Record<string, string>> = {
  ...EXCLUSION_REASONS,
  deleted: 'The subscriber was deleted',
  cancelled: 'The campaign was cancelled',
  bounced: 'The mailbox does not exist',
  returned: 'The email came back: the mailbox does not exist',
  returned_soft: 'The email came back for now',
  rejected: 'The mail server refused the email',
  gave_up: 'The mail server asked to wait for a day',
  later: 'The mail server asked to try again',
  interrupted: 'The connection ended before the mail server answered',
};

const column = (name: string) => sql.ref(`email_sends.${name}`);

const RECIPIENTS = defineList({
  table: 'email_sends',
  rows: (tx: TenantTx) =>
    tx
      .selectFrom('email_sends')
      .leftJoin('subscribers', 'subscribers.id', 'email_sends.subscriber_id')
      .selectAll('email_sends')
      .select(['subscribers.firstname', 'subscribers.lastname']),
  orders: {
    id: orderBy('number', 'email_sends.id'),
    email: orderBy('text', 'email_sends.email'),
    sent_at: orderBy('time', 'email_sends.sent_at'),
    opened_at: orderBy('time', 'email_sends.opened_at'),
    clicked_at: orderBy('time', 'email_sends.clicked_at'),
  },
  usual: { by: 'id', direction: 'asc' },
  searched: ['email'],
  date: 'sent_at',
  hasTrash: false,
  fields: RECIPIENT_FIELDS,
  filters: {
    email: { type: 'text', value: column('email'), key: column('email') },
    status: { type: 'enum', value: column('status') },
    sent_at: { type: 'date', value: column('sent_at') },
    opened_at: { type: 'date', value: column('opened_at') },
    clicked_at: { type: 'date', value: column('clicked_at') },
  },
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Lists the recipients of a campaign. */
export async function listRecipients(
  tx: TenantTx,
  campaignId: number,
  query: AskedList & { readonly status?: string | undefined },
): Promise<ListResults<Recipient>> {
  const own = [
    sql<SqlBool>`email_sends.campaign_id = ${campaignId}`,
    ...(query.status ? [sql<SqlBool>`email_sends.status = ${query.status}`] : []),
  ];
  return mapRows(await readList(tx, RECIPIENTS, query, own), (row) => ({
    id: row.id,
    email: row.email,
    name: `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim(),
    subscriber_id: row.subscriber_id,
    status: row.status,
    reason: REASONS[row.reason] ?? row.reason,
    error: row.error,
    sent_at: iso(row.sent_at),
    opened_at: iso(row.opened_at),
    clicked_at: iso(row.clicked_at),
    unsubscribed_at: iso(row.unsubscribed_at),
    bounced_at: iso(row.bounced_at),
    complained_at: iso(row.complained_at),
  }));
}
