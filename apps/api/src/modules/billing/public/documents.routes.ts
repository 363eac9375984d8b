import { DOCUMENT_PATH } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import type { DocumentForm, PublicDocument } from '@org/schema/entities';
import { AppError, appError, ERRORS } from '@org/schema/errors';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import {
  type BoundRoute,
  type PublicInput,
  publicFileRoute,
  publicRoute,
} from '../../../kernel/http/bind-route.ts';
import { type VisitorLimits, visitorLimits } from '../../../kernel/http/visitor-limits.ts';
import { pdfResponse } from '../../../kernel/pdf/pdf-response.ts';
import { isSiteForm, redirectBack, redirectWithNote } from '../../platform/index.ts';
import { drawPdf, pdfName } from '../documents/document-pdf.ts';
import { answerPublicQuote, commentOnDocument } from './answer-document.ts';
import { findDocument, noteView, toPublicDocument } from './public-document.ts';

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

/** Creates the routes by which customers read and answer their documents. Guessing of secret ids is limited. */
export function documentRoutes(
  store: MediaStore,
  limits: VisitorLimits = visitorLimits({ perAddress: 60, perTenant: 3000, seconds: 60 }),
): BoundRoute[] {
  const begin = async ({ tenant, call }: Visit): Promise<void> => {
    await limits.count(tenant.id, call.address);
    call.reply.set('cache-control', 'private, no-store');
  };

  const read = ({ run, params }: Visit): Promise<PublicDocument> =>
    run(async (tx) => toPublicDocument(tx, await findDocument(tx, params.slug)));

  /** Does what a form or a call asks for. Errors: `not_found`, `not_now`, `validation_failed`. */
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
        return toPublicDocument(tx, one);
      });
      return { document: found };
    }),
    publicFileRoute(documents.pdf, async (visit) => {
      await begin(visit);
      const { run, tenant, params } = visit;
      const { one } = await run((tx) => findDocument(tx, params.slug));
      return pdfResponse(await drawPdf(run, store, tenant, one), pdfName(one));
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
