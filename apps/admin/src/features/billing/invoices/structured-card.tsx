import { AppLink, RecordCard } from '@org/admin-kit';
import type { Invoice, StructuredProblem } from '@org/schema/entities';
import { Alert } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';
import { useStructuredCheck } from './use-structured-check.ts';

/** Returns the screen on which a problem can be solved; undefined for the invoice itself. */
function getHref({ field }: StructuredProblem, customerId: number | null): string | undefined {
  if (field.startsWith('settings.structured.')) return '/admin/setting/billing';
  if (field.startsWith('settings.')) return '/admin/setting/general';
  return field.startsWith('customer.') && customerId !== null
    ? `/admin/customers/${customerId}`
    : undefined;
}

/** Renders what the e-invoice of an invoice lacks, each with a link to the screen where it is added. */
export function StructuredProblems({
  invoice,
  problems,
}: {
  readonly invoice: Invoice;
  readonly problems: readonly StructuredProblem[];
}): ReactElement {
  return (
    <ul className="bl-problems">
      {problems.map((problem) => {
        const href = getHref(problem, invoice.customer_id);
        return (
          <li key={`${problem.field} ${problem.message}`}>
            {href ? <AppLink href={href}>{problem.message}</AppLink> : problem.message}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders whether the PDF of an invoice contains its e-invoice, and what it lacks, for tenants whose PDFs contain it. */
export function StructuredCard({ invoice }: { readonly invoice: Invoice }): ReactElement | null {
  const check = useStructuredCheck(invoice);
  if (!check?.isEmbedded) return null;
  if (check.problems.length === 0 && invoice.issuedAt === null) return null;
  return (
    <RecordCard title={text.structured}>
      {check.problems.length > 0 ? (
        <Alert color="yellow" role="note" title={text.structuredMissing}>
          <StructuredProblems invoice={invoice} problems={check.problems} />
        </Alert>
      ) : (
        <p className="at-meta">{text.structuredInPdf}</p>
      )}
    </RecordCard>
  );
}
