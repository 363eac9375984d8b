import { dayPlus } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { customerEntity } from '../../crm/index.ts';
import { commonDefaults } from '../documents/common-defaults.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { listDocumentEvents } from '../documents/document-events.ts';
import { previewNumber } from '../documents/document-number.ts';
import { drawPdf, pdfName } from '../documents/document-pdf.ts';
import { previewDocument } from '../documents/preview-document.ts';
import { readStructured } from '../documents/structured-input.ts';
import { withTopRows } from '../documents/with-top-rows.ts';
import { unbilledLines } from './billed-time.ts';
import { listCreditable } from './creditable-quantities.ts';
import { invoiceEntity } from './invoice.entity.ts';
import {
  cancelInvoice,
  creditInvoice,
  duplicateInvoice,
  issueInvoice,
  sendInvoice,
} from './invoice-actions.ts';
import { payInvoice, removePayment, useCredit } from './invoice-payments.ts';
import { readUbl } from './read-ubl.ts';
import { refundInvoice } from './refund-invoice.ts';
import { summarizeInvoices } from './summarize-invoices.ts';

const { invoices } = apiContract;

/** Returns the credit of a customer by currency. */
async function listCredits(tx: TenantTx, customerId: number) {
  const { rows } = await sql<{ currency: string; amount: string }>`
    select currency, sum(amount) as amount from customer_credits
    where customer_id = ${customerId} group by currency having sum(amount) <> 0 order by currency`.execute(
    tx,
  );
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}

/** Creates the routes of actions on invoices. */
function actionRoutes(send: SendJob): BoundRoute[] {
  return [
    staffRoute(invoices.issue, async (input) => ({
      invoice: await inTenant(input, (w) => issueInvoice(w, input.params.id, input.body.version)),
      message: 'Invoice issued',
    })),
    staffRoute(invoices.duplicate, async (input) => ({
      invoice: await inTenant(input, (w) => duplicateInvoice(w, input.params.id)),
      message: 'Invoice duplicated',
    })),
    staffRoute(invoices.cancel, async (input) => ({
      invoice: await inTenant(input, (w) => cancelInvoice(w, input.params.id, input.body)),
      message: 'Invoice cancelled',
    })),
    staffRoute(invoices.credit, async (input) => ({
      invoice: await inTenant(input, (w) => creditInvoice(w, input.params.id, input.body)),
      message: 'Credit note issued',
    })),
    staffRoute(invoices.pay, async (input) => ({
      invoice: await inTenant(input, (w) => payInvoice(w, input.params.id, input.body)),
      message: 'Payment recorded',
    })),
    staffRoute(invoices.removePayment, async (input) => ({
      invoice: await inTenant(input, (w) => removePayment(w, input.params.id, input.body)),
      message: 'Payment removed',
    })),
    staffRoute(invoices.refund, async (input) => ({
      invoice: await inTenant(input, (w) => refundInvoice(w, send, input.params.id, input.body)),
      message: 'Refund recorded',
    })),
    staffRoute(invoices.useCredit, async (input) => ({
      invoice: await inTenant(input, (w) => useCredit(w, input.params.id, input.body)),
      message: 'Credit used',
    })),
  ];
}

/** Creates the routes of invoices and of the settings of documents. */
export function invoiceRoutes(send: SendJob, store: MediaStore): BoundRoute[] {
  return [
    ...withTopRows(entityRoutes(invoices, invoiceEntity, send), invoices.list),
    ...actionRoutes(send),
    staffRoute(invoices.send, async (input) => ({
      invoice: await inTenant(input, (w) => sendInvoice(w, send, input.params.id, input.body)),
      message: 'Invoice sent',
    })),
    fileRoute(invoices.pdf, async (input) => {
      const document = (await inTenant(input, (w) =>
        getEntity(w, invoiceEntity, input.params.id),
      )) as Invoice;
      const one = { kind: 'invoice', document } as const;
      return pdfResponse(await drawPdf(input.run, store, input.tenant, one), pdfName(one));
    }),
    fileRoute(invoices.ubl, async (input) => {
      const { number, xml } = await inTenant(input, (w) => readUbl(w, input.params.id));
      return new Response(xml, {
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${number}.xml`)}`,
        },
      });
    }),
    staffRoute(invoices.creditable, async (input) => ({
      lines: await inTenant(input, async (w) =>
        listCreditable(w.tx, (await getEntity(w, invoiceEntity, input.params.id)) as Invoice),
      ),
    })),
    staffRoute(invoices.structuredCheck, async (input) => ({
      check: await inTenant(input, async (w) => {
        const invoice = (await getEntity(w, invoiceEntity, input.params.id)) as Invoice;
        const { problems, isEmbedded } = await readStructured(w.tx, invoice);
        return { problems: [...problems], isEmbedded };
      }),
    })),
    fileRoute(invoices.preview, async (input) => {
      const document = await inTenant(input, (w) =>
        previewDocument<Invoice>(w, invoiceEntity, input.body),
      );
      const one = { kind: 'invoice', document } as const;
      return pdfResponse(await drawPdf(input.run, store, input.tenant, one), pdfName(one));
    }),
    staffRoute(invoices.defaults, async (input) => ({
      defaults: await inTenant(input, async (write) => {
        const defaults = await readDefaults(write);
        const { settings, today } = defaults;
        return {
          ...commonDefaults(defaults),
          terms: settings.invoiceTerms,
          invoiceDate: today,
          dueDate: dayPlus(today, settings.dueDays),
          nextNumberPreview: await previewNumber(write.tx, 'invoice', today, settings),
        };
      }),
    })),
    staffRoute(invoices.events, async (input) => ({
      results: await inTenant(input, async (w) => {
        await getEntity(w, invoiceEntity, input.params.id);
        return { rows: await listDocumentEvents(w.tx, { invoiceId: input.params.id }) };
      }),
    })),
    staffRoute(invoices.unbilledTime, (input) =>
      inTenant(input, (w) =>
        unbilledLines(w, {
          customerId: input.query.customer_id,
          projectId: input.query.projectId,
        }),
      ),
    ),
    staffRoute(invoices.credits, async (input) => ({
      credits: await inTenant(input, async (w) => {
        await getEntity(w, customerEntity, input.query.customer_id);
        return listCredits(w.tx, input.query.customer_id);
      }),
    })),
    staffRoute(invoices.summary, async (input) => ({
      currencies: await inTenant(input, summarizeInvoices),
    })),
  ];
}
