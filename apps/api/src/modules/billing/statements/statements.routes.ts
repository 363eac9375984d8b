import { apiContract } from '@org/schema/contract';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { customerEntity } from '../../crm/index.ts';
import { requirePermission } from '../reports/require-permission.ts';
import { readStatement, type StatementQuery } from './read-statement.ts';
import { statementFile } from './statement-file.ts';
import { sendStatement } from './statement-mails.ts';
import { drawStatementPdf } from './statement-pdf.ts';

/**
 * Reads the statement of a customer that the user may see.
 * @throws `not_found`, `forbidden`, `validation_failed`
 */
async function readOwn(write: TenantWrite, query: StatementQuery) {
  requirePermission(write.actor, 'invoices.can_view_all');
  requirePermission(write.actor, 'customers.can_view');
  await getEntity(write, customerEntity, query.customer_id);
  return readStatement(write.tx, query);
}

/** Creates the routes of the statements of customers. */
export function statementRoutes(send: SendJob, store: MediaStore): BoundRoute[] {
  const { billingReports } = apiContract;
  return [
    staffRoute(billingReports.statement, async (input) => ({
      results: await inTenant(input, (w) => readOwn(w, input.query)),
    })),
    fileRoute(billingReports.statementFile, async (input) =>
      statementFile(await inTenant(input, (w) => readOwn(w, input.query))),
    ),
    fileRoute(billingReports.statementPdf, async (input) => {
      const statement = await inTenant(input, (w) => readOwn(w, input.query));
      const pdf = await drawStatementPdf(input.run, store, input.tenant, statement);
      return pdfResponse(pdf, `statement-${statement.startDate}-${statement.endDate}`);
    }),
    staffRoute(billingReports.sendStatement, async (input) => {
      await inTenant(input, async (w) => {
        await readOwn(w, input.body);
        await sendStatement(w, send, input.body);
      });
      return { message: 'Statement sent' };
    }),
  ];
}
