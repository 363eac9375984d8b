import type { NotificationEventName } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { hasPermission } from '../access/has-permission.ts';
import type { AskedList } from '../database/list-definition.ts';
import { type EntityRead, getEntity, listEntities } from '../entities/entity.service.ts';
import type { AnyEntityDefinition, Columns, KindOf } from '../entities/entity-definition.ts';
import type { TenantWrite } from '../events/record-change.ts';
import type { EventMail } from './design-mail.ts';
import { defineExtensionPoint } from './extension-point.ts';

/** Maximum number of records that a search finds. */
const MAX_FOUND = 8;

/** Record that an email can be checked with. */
export interface MailRecord {
  readonly id: number;
  readonly name: string;
  /** Person and day, such as the customer of an order. */
  readonly note: string;
}

/** Event and reader of an email to a customer or to staff. */
export interface MailSubject {
  readonly event: NotificationEventName;
  readonly audience: 'customer' | 'staff';
}

/** Records of an entity, and the emails that the product sends about them. Both are limited to what the user may see. */
export interface MailRecordSource {
  /** Name of the entity, as the list of events has it. */
  readonly entity: string;
  /** Finds the newest records. */
  readonly find: (read: EntityRead, search: string | undefined) => Promise<readonly MailRecord[]>;
  /**
   * Returns the email about a record as it would be sent now. `sender` is the name of the tenant.
   * @throws `not_found`
   */
  readonly compose: (
    write: TenantWrite,
    subject: MailSubject,
    record: { readonly id: number; readonly sender: string },
  ) => Promise<EventMail>;
}

/** Records that emails about events can be checked with, which modules register. */
export const MAIL_RECORDS = defineExtensionPoint<MailRecordSource>(
  'records of emails about events',
);

/** Finds the newest records of an entity that the user may see; none for a user without access to the entity. */
export async function findMailRecords<Rec extends object>(
  { tx, actor }: EntityRead,
  kind: KindOf<Rec>,
  search: string | undefined,
  toMailRecord: (record: Rec) => MailRecord,
): Promise<MailRecord[]> {
  if (!hasPermission(actor, `${kind.module}.can_view`)) return [];
  const query = {
    currentPage: 1,
    itemsPerPage: MAX_FOUND,
    ...(search && { search }),
  } as AskedList & Columns;
  return (await listEntities({ tx, actor }, kind, query)).rows.map(toMailRecord);
}

/**
 * Returns the record that an email is to be checked with.
 * @throws `not_found`, also for one that the user may not see
 */
export async function getMailRecord(
  { tx, actor }: EntityRead,
  kind: AnyEntityDefinition,
  id: number,
): Promise<object> {
  if (!hasPermission(actor, `${kind.module}.can_view`)) throw appError('not_found');
  return getEntity({ tx, actor }, kind, id);
}
