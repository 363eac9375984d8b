import { DOCUMENT_PATH } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { DocumentForm, PublicDocument } from '@org/schema/entities';
import { AppError, appError, ERRORS } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import {
  type BoundRoute,
  type PublicInput,
  publicFileRoute,
  publicRoute,
} from '../../../kernel/http/bind-route.ts';
import type { HostTable } from '../../../kernel/http/host-table.ts';
import { type VisitorLimits, visitorLimits } from '../../../kernel/http/visitor-limits.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { findAccount, type PaymentTools } from '../../commerce/index.ts';
import { sendPrivateFile } from '../../content/index.ts';
import { isSiteForm, redirectBack, redirectWithNote } from '../../platform/index.ts';
import { drawPdf, pdfName } from '../documents/document-pdf.ts';
import { findSharedFile } from '../files/document-files.ts';
import { findDocument } from '../invoices/find-document.ts';
import { payDocument } from '../online-payments/pay-document.ts';
import { answerPublicQuote, commentOnDocument } from './answer-document.ts';
import { noteView, toPublicDocument } from './public-document.ts';

const { documents } = apiContract;

/** Request of a customer with the secret id of a document. */
type Visit = Pick<PublicInput<unknown>, 'tenant' | 'viewer' | 'run' | 'call'> & {
  readonly params: { readonly slug: string };
};

/** Messages after an answer. */
const DONE: Readonly<Record<DocumentForm['act'], string>> = {
  accept: 'Thank you. You have accepted this quote',
  decline: 'You have declined this quote',
  comment: 'Your comment was sent',
};

/** Dependencies of the routes. */
export interface DocumentRoutesOptions {
  readonly store: MediaStore;
  /** Store of private files. */
  readonly files: MediaStore;
  readonly payments: PaymentTools;
  readonly publicUrl: HostTable['publicUrl'];
}

/** Creates the routes by which customers read and answer their documents. Guessing of secret ids is limited. */
export function documentRoutes(
  { store, files, payments, publicUrl }: DocumentRoutesOptions,
  limits: VisitorLimits = visitorLimits({ perAddress: 60, perTenant: 3000, seconds: 60 }),
): BoundRoute[] {
  const begin = async ({ tenant, call }: Visit): Promise<void> => {
    await limits.count(tenant.id, call.address);
    call.reply.set('cache-control', 'private, no-store');
  };

  const canPay = async (tx: TenantTx): Promise<boolean> =>
    (await findAccount(tx, payments)) !== undefined;

  const read = ({ run, params }: Visit): Promise<PublicDocument> =>
    run(async (tx) => toPublicDocument(tx, await findDocument(tx, params.slug), await canPay(tx)));

  /**
   * Does what a form or a call asks for.
   * @throws `not_found`, `not_now`, `validation_failed`
   */
  async function act(visit: Visit, form: DocumentForm): Promise<PublicDocument> {
    await begin(visit);
    const { run, tenant, params, call } = visit;
    const problem = (field: string, message: string) =>
      appError('validation_failed', { formErrors: { [field]: message } });
    const name = form.name?.trim() ?? '';
    const comment = form.comment?.trim() ?? '';
    if (form.act === 'accept' && !name) throw problem('name', 'Please enter your name');
    if (form.act === 'comment' && !comment) throw problem('comment', 'Please enter a comment');
    await run((tx) => {
      if (form.act === 'comment') return commentOnDocument(tx, tenant.id, params.slug, comment);
      return answerPublicQuote(
        tx,
        tenant.id,
        params.slug,
        form.act === 'accept'
          ? { type: 'accepted', name, address: call.address }
          : { type: 'declined', reason: form.reason?.trim() ?? '' },
      );
    });
    return read(visit);
  }

  return [
    publicRoute(documents.get, async (visit) => {
      await begin(visit);
      const found = await visit.run(async (tx) => {
        const one = await findDocument(tx, visit.params.slug);
        // Staff who look at their own site are not the customer.
        if (!visit.viewer) await noteView(tx, visit.tenant.id, one);
        return toPublicDocument(tx, one, await canPay(tx));
      });
      return { document: found };
    }),
    publicFileRoute(documents.pdf, async (visit) => {
      await begin(visit);
      const { run, tenant, params } = visit;
      const { one } = await run((tx) => findDocument(tx, params.slug));
      return pdfResponse(await drawPdf(run, store, tenant, one), pdfName(one));
    }),
    publicFileRoute(documents.file, async (visit) => {
      await begin(visit);
      const { run, tenant, params } = visit;
      const file = await run(async (tx) => {
        const { one } = await findDocument(tx, params.slug);
        return findSharedFile(tx, { kind: one.kind, id: one.document.id }, params.fileId);
      });
      return sendPrivateFile(files, tenant.guid, file);
    }),
    publicRoute(documents.accept, async (visit) => ({
      document: await act(visit, { act: 'accept', name: visit.body.name }),
    })),
    publicRoute(documents.decline, async (visit) => ({
      document: await act(visit, { act: 'decline', reason: visit.body.reason }),
    })),
    publicRoute(documents.comment, async (visit) => ({
      document: await act(visit, { act: 'comment', comment: visit.body.comment }),
    })),
    publicRoute(documents.pay, async (visit) => {
      await begin(visit);
      const { tenant, params, query, call } = visit;
      const url = await payDocument(payments, {
        tenantId: tenant.id,
        guid: params.slug,
        part: query.part,
        returnUrl: `${publicUrl(tenant)}${DOCUMENT_PATH}${params.slug}`,
      }).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        // The error of the payment service is logged for the operator only.
        call.log.error({ err: error }, 'a payment could not be begun');
        throw appError('unavailable', {
          message: 'The payment service cannot be reached. Please try again',
        });
      });
      return isSiteForm(call, tenant)
        ? (redirectWithNote(url) as unknown as { readonly url: string })
        : { url };
    }),
    publicRoute(
      documents.form,
      async (visit) => {
        const path = `/${DOCUMENT_PATH}${visit.params.slug}`;
        try {
          const document = await act(visit, visit.body);
          if (!isSiteForm(visit.call, visit.tenant)) return { document };
          return redirectWithNote(path, {
            kind: 'done',
            text: DONE[visit.body.act],
          }) as unknown as { document: PublicDocument };
        } catch (error) {
          if (!(error instanceof AppError) || !isSiteForm(visit.call, visit.tenant)) throw error;
          const { formErrors = {}, message } = error.details;
          const text = Object.values(formErrors)[0] ?? message ?? ERRORS[error.code].message;
          return redirectWithNote(path, { kind: 'problem', text }) as unknown as {
            document: PublicDocument;
          };
        }
      },
      redirectBack('/'),
    ),
  ];
}
