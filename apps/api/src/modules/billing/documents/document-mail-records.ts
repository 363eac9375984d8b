import type { Invoice, Quote } from '@org/schema/entities';
import type { AnyEntityDefinition, KindOf } from '../../../kernel/entities/entity-definition.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import {
  findMailRecords,
  getMailRecord,
  type MailRecordSource,
} from '../../../kernel/module/mail-records.ts';
import { documentTitle, type SomeDocument } from './document-paper.ts';
import { composeMail } from './preview-mail.ts';

/** Creates the quotes or invoices that emails to customers can be checked with. */
export function documentMailRecords(
  { kind, entity }: { readonly kind: SomeDocument['kind']; readonly entity: AnyEntityDefinition },
  { getSiteWithin }: Pick<Kernel, 'getSiteWithin'>,
): MailRecordSource {
  // The entity definition guarantees the kind of its records.
  const toDocument = (document: object) => ({ kind, document }) as SomeDocument;
  return {
    entity: kind,
    find: (read, search) =>
      findMailRecords(read, entity as KindOf<Quote | Invoice>, search, (record) => ({
        id: record.id,
        name: documentTitle(toDocument(record)),
        note: record.customer_name,
      })),
    async compose(write, { event }, { id, sender }) {
      const one = toDocument(await getMailRecord(write, entity, id));
      const type = event.endsWith('.reminded') ? 'reminded' : 'sent';
      const { mail } = await composeMail(write, { getSiteWithin }, { one, sender, type, body: {} });
      return mail;
    },
  };
}
