import { apiContract } from '@org/schema/contract';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { MAIL_RECORDS } from '../../../kernel/module/mail-records.ts';
import { getPrivateFileStore } from '../../content/index.ts';
import { documentMailRecords } from '../documents/document-mail-records.ts';
import { documentMailJob, mailDocument } from '../documents/document-mails.ts';
import { letterRoutes } from '../documents/letter.routes.ts';
import { documentFileRoutes } from '../files/document-file.routes.ts';
import { DOCUMENT_READERS } from './document-readers.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { projectInvoices } from './project-invoices.ts';

/** Invoices, credit notes, their payments and the credit of customers. */
export const invoicesModule = defineModule({
  name: 'billing/invoices',
  entities: [invoiceEntity],
  extensions: [
    extend(MAIL_RECORDS, (kernel) =>
      documentMailRecords({ kind: 'invoice', entity: invoiceEntity }, kernel),
    ),
  ],
  entityParts: [projectInvoices],
  jobs: (kernel) => [
    bindJob(documentMailJob, (work) =>
      mailDocument(
        {
          db: kernel.db,
          mailQueue: kernel.mailQueue,
          designMail: kernel.designMail,
          store: kernel.store,
          files: getPrivateFileStore(kernel),
          getSite: kernel.getSite,
        },
        DOCUMENT_READERS,
        work,
      ),
    ),
  ],
  routes: (kernel) => [
    ...invoiceRoutes(kernel.send, kernel.store),
    ...letterRoutes(
      apiContract.invoices,
      { kind: 'invoice', entity: invoiceEntity, getKey: (invoiceId) => ({ invoiceId }) },
      kernel,
    ),
    ...documentFileRoutes(
      apiContract.invoices,
      { kind: 'invoice', entity: invoiceEntity },
      getPrivateFileStore(kernel),
    ),
  ],
});
