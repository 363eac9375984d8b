import { failureText, useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Project } from '@org/schema/entities';
import { Button, Icon, IconButton, Popover, useFormats } from '@org/ui';
import { IconFileInvoice, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { text } from './messages.ts';
import type { ProjectFormValues } from './project-form.ts';

/** An invoice as a project lists it. */
type AttachedInvoice = Project['attachedInvoices'][number];

/** Props of the list: the form, the invoices of the stored project, and whether they can be changed. */
export interface InvoicesFieldProps {
  readonly form: UseFormReturn<ProjectFormValues>;
  readonly invoices: readonly AttachedInvoice[];
  readonly disabled: boolean;
}

/** Maximum number of invoices that are offered. */
const MAX_OFFERED = 50;

/** Renders the number, date and amount of an invoice. */
function InvoiceLine({ invoice }: { readonly invoice: AttachedInvoice }): ReactElement {
  const { day, money } = useFormats();
  const { invoiceNumber, invoiceDate, status, grandTotal } = invoice;
  return (
    <>
      <span>{invoiceNumber ?? text.draftInvoice}</span>
      <span className="at-meta">{[day(invoiceDate), status].join(' · ')}</span>
      <span className="pj-amount">{money(grandTotal)}</span>
    </>
  );
}

/** Renders the invoices of the customer that are not attached yet, newest first. */
function Offered({
  customerId,
  attached,
  onPick,
}: {
  readonly customerId: string;
  readonly attached: readonly number[];
  readonly onPick: (invoice: AttachedInvoice) => void;
}): ReactElement {
  const api = useApi();
  const query = {
    customer_id: Number(customerId),
    type: 'invoice' as const,
    orderBy: 'invoiceDate',
    orderDirection: 'DESC',
    itemsPerPage: MAX_OFFERED,
  };
  const found = useQuery({
    queryKey: [...callKey(apiContract.invoices.list), 'attach', customerId],
    queryFn: async ({ signal }) =>
      rows(await api.call(apiContract.invoices.list, { query, signal })).rows,
  });
  const offered = (found.data ?? []).filter(({ id }) => !attached.includes(id));
  if (found.isError)
    return (
      <p className="pj-error" role="alert">
        {failureText(found.error)}
      </p>
    );
  if (found.data && offered.length === 0) return <p className="at-meta">{text.noMoreInvoices}</p>;
  return (
    <ul className="pj-offered">
      {offered.map((invoice) => (
        <li key={invoice.id}>
          <button type="button" onClick={() => onPick(invoice)}>
            <InvoiceLine invoice={invoice} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders the invoices that are attached to a project, newest first, and offers those of its customer. */
export function InvoicesField({ form, invoices, disabled }: InvoicesFieldProps): ReactElement {
  const canView = useCan('invoices.can_view');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly AttachedInvoice[]>([]);
  form.register('attachedInvoices');
  const attached = form.watch('attachedInvoices');
  const customerId = form.watch('customer_id');
  const known = new Map([...picked, ...invoices].map((invoice) => [invoice.id, invoice]));
  const shown = attached
    .flatMap((id) => known.get(id) ?? [])
    .toSorted((one, other) => other.invoiceDate.localeCompare(one.invoiceDate));
  const set = (ids: number[]): void =>
    form.setValue('attachedInvoices', ids, { shouldDirty: true, shouldValidate: true });
  const problem = form.formState.errors.attachedInvoices;
  return (
    <div className="pj-invoices">
      <div className="pj-field-label">{text.invoices}</div>
      {shown.length === 0 && <p className="at-meta">{text.noInvoices}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((invoice) => (
            <li key={invoice.id}>
              <a
                href={`/admin/invoices/${invoice.id}`}
                target="_blank"
                rel="noopener"
                className="pj-invoice"
              >
                <InvoiceLine invoice={invoice} />
              </a>
              {!disabled && (
                <IconButton
                  size={28}
                  icon={IconX}
                  label={text.detachInvoice(invoice.invoiceNumber ?? text.draftInvoice)}
                  onPress={() => set(attached.filter((id) => id !== invoice.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {problem?.message && (
        <p className="pj-error" role="alert">
          {problem.message}
        </p>
      )}
      {canView && !disabled && customerId !== '' && (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={360} trapFocus>
          <Popover.Target>
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon of={isOpen ? IconFileInvoice : IconPlus} size={14} />}
              onClick={() => setOpen(!isOpen)}
            >
              {text.attachInvoice}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Offered
              customerId={customerId}
              attached={attached}
              onPick={(invoice) => {
                setPicked([...picked, invoice]);
                set([...attached, invoice.id]);
                setOpen(false);
              }}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
