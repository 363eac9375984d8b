import { dayPlus } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { Quote } from '@org/schema/entities';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { SendJob } from '../../../kernel/jobs/send-job.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { commonDefaults } from '../documents/common-defaults.ts';
import { readDefaults } from '../documents/document-columns.ts';
import { listDocumentEvents } from '../documents/document-events.ts';
import { previewNumber } from '../documents/document-number.ts';
import { drawPdf, pdfName } from '../documents/document-pdf.ts';
import { previewDocument } from '../documents/preview-document.ts';
import { withTopRows } from '../documents/with-top-rows.ts';
import { quoteEntity } from './quote.entity.ts';
import { answerQuote, duplicateQuote, issueQuote, sendQuote } from './quote-actions.ts';

const { quotes } = apiContract;

/** Creates the routes of quotes but those that make other records of them. */
export function quoteRoutes(send: SendJob, store: MediaStore): BoundRoute[] {
  return [
    ...withTopRows(entityRoutes(quotes, quoteEntity, send), quotes.list),
    fileRoute(quotes.preview, async (input) => {
      const document = await inTenant(input, (w) =>
        previewDocument<Quote>(w, quoteEntity, input.body),
      );
      const one = { kind: 'quote', document } as const;
      return pdfResponse(await drawPdf(input.run, store, input.tenant, one), pdfName(one));
    }),
    staffRoute(quotes.defaults, async (input) => ({
      defaults: await inTenant(input, async (write) => {
        const defaults = await readDefaults(write);
        const { settings, today } = defaults;
        return {
          ...commonDefaults(defaults),
          terms: settings.quoteTerms,
          quoteDate: today,
          expiryDate: dayPlus(today, settings.validDays),
          nextNumberPreview: await previewNumber(write.tx, 'quote', today, settings),
        };
      }),
    })),
    staffRoute(quotes.issue, async (input) => ({
      quote: await inTenant(input, (w) => issueQuote(w, input.params.id, input.body.version)),
      message: 'Quote issued',
    })),
    staffRoute(quotes.send, async (input) => ({
      quote: await inTenant(input, (w) => sendQuote(w, send, input.params.id, input.body)),
      message: 'Quote sent',
    })),
    fileRoute(quotes.pdf, async (input) => {
      const document = (await inTenant(input, (w) =>
        getEntity(w, quoteEntity, input.params.id),
      )) as Quote;
      const one = { kind: 'quote', document } as const;
      return pdfResponse(await drawPdf(input.run, store, input.tenant, one), pdfName(one));
    }),
    staffRoute(quotes.duplicate, async (input) => ({
      quote: await inTenant(input, (w) => duplicateQuote(w, input.params.id)),
      message: 'Quote duplicated',
    })),
    staffRoute(quotes.answer, async (input) => ({
      quote: await inTenant(input, (w) => answerQuote(w, input.params.id, input.body)),
      message: 'Answer recorded',
    })),
    staffRoute(quotes.events, async (input) => ({
      results: await inTenant(input, async (w) => {
        await getEntity(w, quoteEntity, input.params.id);
        return { rows: await listDocumentEvents(w.tx, { quoteId: input.params.id }) };
      }),
    })),
  ];
}
