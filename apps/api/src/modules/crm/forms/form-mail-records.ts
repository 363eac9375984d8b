import type { FormSubmission } from '@org/schema/entities';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import {
  findMailRecords,
  getMailRecord,
  type MailRecordSource,
} from '../../../kernel/module/mail-records.ts';
import { composeConfirmation } from './confirm-sender.ts';
import { formSubmissionEntity } from './form-submission.entity.ts';
import { composeNotice } from './notify-recipients.ts';

/** Creates the form submissions that emails to staff and confirmations can be checked with. */
export function formMailRecords({
  getSiteWithin,
  adminOrigin,
}: Pick<Kernel, 'getSiteWithin' | 'adminOrigin'>): MailRecordSource {
  return {
    entity: 'form_submission',
    find: (read, search) =>
      findMailRecords<FormSubmission>(
        read,
        formSubmissionEntity,
        search,
        ({ id, subject, form_name, email }) => ({
          id,
          name: subject || email || form_name,
          note: form_name.replaceAll('_', ' '),
        }),
      ),
    async compose(write, { audience }, { id, sender }) {
      const { tx, tenantId } = write;
      await getMailRecord(write, formSubmissionEntity, id);
      const row = await tx
        .selectFrom('form_submissions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const site = await getSiteWithin(tx, tenantId);
      const mail =
        audience === 'customer'
          ? composeConfirmation(row, { firstName: '', lastName: '', sender, site })
          : composeNotice(row, { sender, site, adminOrigin });
      return { ...mail, to: row.email };
    },
  };
}
