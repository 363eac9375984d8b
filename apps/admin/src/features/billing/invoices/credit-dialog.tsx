import { ActionDialog, FailedState, toNumber } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type DocumentLine, documentLineWriteSchema, type Invoice } from '@org/schema/entities';
import { Dialog, SkeletonLines, Textarea, TextInput, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import type { RunAction } from '../model/run-action.ts';

const { invoices } = apiContract;

/** Props of the dialog: the invoice and what runs the action. */
export interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly run: RunAction;
  readonly onClose: () => void;
}

/** A line of the invoice with the quantity that can still be credited. */
interface OpenLine {
  readonly line: DocumentLine;
  readonly left: number;
}

/** Returns the line of a body that credits a quantity; a discount in money counts for its share. */
function toCreditLine(line: DocumentLine, quantity: number | string) {
  const body = documentLineWriteSchema.cast(line, { stripUnknown: true, assert: false });
  const share = typeof quantity === 'number' ? quantity / line.quantity : 1;
  return {
    ...body,
    timeEntryIds: [],
    quantity,
    ...(line.discountType === 'amount' &&
      share < 1 && { discount: Math.ceil(line.discount * share * 10_000) / 10_000 }),
  };
}

/** Renders the dialog that credits an invoice, or a part of what is left of its quantities. */
export function CreditDialog(props: CreditDialogProps): ReactElement {
  const { invoice, onClose } = props;
  const found = useQuery({
    ...callQuery(useApi(), invoices.creditable, { params: { id: invoice.id } }),
    // Another credit note may have been issued since.
    staleTime: 0,
    gcTime: 0,
  });
  if (!found.data)
    return (
      <Dialog open title={text.creditTitle} width={560} onClose={onClose}>
        {found.isError ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <SkeletonLines count={4} />
        )}
      </Dialog>
    );
  const left = new Map(found.data.lines.map(({ id, quantity }) => [id, quantity]));
  const lines = (invoice.lines ?? [])
    .filter(({ type }) => type !== 'text')
    .map((line) => ({ line, left: left.get(line.id) ?? 0 }));
  if (lines.every((one) => one.left === 0))
    return (
      <Dialog
        open
        title={text.creditTitle}
        width={560}
        onClose={onClose}
        buttons={[{ label: text.close, onPress: onClose }]}
      >
        <p>{text.creditedAll}</p>
      </Dialog>
    );
  return <CreditForm {...props} lines={lines} />;
}

function CreditForm({
  run,
  onClose,
  lines,
}: CreditDialogProps & { readonly lines: readonly OpenLine[] }): ReactElement {
  const router = useRouter();
  const { number } = useFormats();
  const [quantities, setQuantities] = useState(lines.map(({ left }) => String(left)));
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState<readonly number[]>([]);
  const typed = lines.map((_line, at) => toNumber(quantities[at] ?? '') ?? 0);
  return (
    <ActionDialog
      title={text.creditTitle}
      confirmLabel={text.credit}
      width={560}
      onClose={onClose}
      send={async () => {
        const chosen = lines.flatMap((_line, at) => (typed[at] === 0 ? [] : [at]));
        setSent(chosen);
        const { answer, problems } = await run(invoices.credit, {
          lines: chosen.flatMap((at) => {
            const one = lines[at];
            return one ? [toCreditLine(one.line, typed[at] ?? 0)] : [];
          }),
          reason: reason.trim(),
        });
        if (problems) return problems;
        const note = answer.invoice as { readonly id: number };
        await router.navigate({ href: `/admin/invoices/${note.id}` });
        return undefined;
      }}
    >
      {(problems) => (
        <>
          <p className="at-meta">{text.creditHelp}</p>
          <ul className="bl-credit">
            {lines.map(({ line, left }, at) => {
              const name = line.name || line.description;
              const isCredited = left === 0;
              const error = Object.entries(problems).find(([field]) =>
                field.startsWith(`lines[${sent.indexOf(at)}].`),
              )?.[1];
              return (
                <li key={line.id} data-credited={isCredited || undefined}>
                  <span className="bl-credit-name">{name}</span>
                  {isCredited ? (
                    <span className="bl-credited">{text.creditedLine}</span>
                  ) : (
                    <TextInput
                      aria-label={`${text.quantity}: ${name}`}
                      inputMode="decimal"
                      value={quantities[at] ?? ''}
                      error={error}
                      onChange={(event) =>
                        setQuantities(quantities.with(at, event.currentTarget.value))
                      }
                    />
                  )}
                  <span className="at-meta">
                    {isCredited || left === line.quantity
                      ? text.creditSold(number(line.quantity, 4), line.unit)
                      : text.creditLeft(number(left, 4), number(line.quantity, 4), line.unit)}
                  </span>
                </li>
              );
            })}
          </ul>
          <Textarea
            label={text.reason}
            autosize
            minRows={2}
            value={reason}
            error={problems.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </>
      )}
    </ActionDialog>
  );
}
