import type { LetterContract } from '@org/schema/contract';
import type { Invoice, Quote } from '@org/schema/entities';
import { getEntity } from '../../../kernel/entities/entity.service.ts';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { type BoundRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { visitorLimits } from '../../../kernel/http/visitor-limits.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { commentAsStaff, commentMessage } from './document-comments.ts';
import type { DocumentKey } from './document-events.ts';
import type { SomeDocument } from './document-paper.ts';
import { type MailPreviewDeps, previewMail } from './preview-mail.ts';

/** Differences between writing about a quote and about an invoice. */
interface WrittenKind {
  readonly kind: SomeDocument['kind'];
  readonly entity: AnyEntityDefinition;
  readonly getKey: (id: number) => DocumentKey;
}

/** Creates the routes by which staff write to the customer of a quote or an invoice. */
export function letterRoutes(
  contract: LetterContract,
  { kind, entity, getKey }: WrittenKind,
  deps: MailPreviewDeps & Pick<Kernel, 'send'>,
): BoundRoute[] {
  // Each comment is an email.
  const limits = visitorLimits({ perAddress: 60, perTenant: 600, seconds: 60 });
  const read = async (write: TenantWrite, id: number): Promise<SomeDocument> => {
    const document = (await getEntity(write, entity, id)) as Quote | Invoice;
    // The entity definition guarantees the kind of its records.
    return { kind, document } as SomeDocument;
  };
  return [
    staffRoute(contract.mail, async (input) => ({
      mail: await inTenant(input, async (w) =>
        previewMail(w, deps, input.tenant, await read(w, input.params.id), input.body),
      ),
    })),
    staffRoute(contract.comment, async (input) => {
      const { id } = input.params;
      await limits.count(input.tenant.id, input.call.address);
      const emailed = await inTenant(input, (w) =>
        commentAsStaff(
          w,
          deps.send,
          { id, entity, key: getKey(id), read: () => read(w, id) },
          input.body.comment,
        ),
      );
      return { message: commentMessage(emailed) };
    }),
  ];
}
