import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { documentMailJob, mailDocument } from '../documents/document-mails.ts';
import { DOCUMENT_READERS } from './document-readers.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { projectInvoices } from './project-invoices.ts';

/** Invoices, credit notes, their payments and the credit of customers. */
export const invoicesModule = defineModule({
  name: 'billing/invoices',
  entities: [invoiceEntity],
  entityParts: [projectInvoices],
  jobs: (kernel) => [
    bindJob(documentMailJob, (work) => mailDocument(kernel, DOCUMENT_READERS, work)),
  ],
  routes: ({ send, store }) => invoiceRoutes(send, store),
});
