import { ActionDialog, toNumber } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { documentLineWriteSchema, type Invoice } from '@org/schema/entities';
import { Textarea, TextInput } from '@org/ui';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import type { RunAction } from '../model/run-action.ts';

/** Renders the dialog that credits an invoice, or a part of its quantities. */
export function CreditDialog({
  invoice,
  run,
  onClose,
}: {
  readonly invoice: Invoice;
  readonly run: RunAction;
  readonly onClose: () => void;
}): ReactElement {
  const router = useRouter();
  const lines = (invoice.lines ?? []).filter(({ type }) => type !== 'text');
  const [quantities, setQuantities] = useState(lines.map(({ quantity }) => String(quantity)));
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={text.creditTitle}
      confirmLabel={text.credit}
      width={560}
      onClose={onClose}
      send={async () => {
        const chosen = lines.flatMap((line, at) => {
          const quantity = toNumber(quantities[at] ?? '') ?? 0;
          if (quantity === 0) return [];
          const body = documentLineWriteSchema.cast(line, { stripUnknown: true, assert: false });
          return [{ ...body, timeEntryIds: [], quantity }];
        });
        const { answer, problems } = await run(apiContract.invoices.credit, {
          lines: chosen,
          reason: reason.trim(),
        });
        if (problems) return { '': Object.values(problems).join('. '), ...problems };
        const note = answer.invoice as { readonly id: number };
        await router.navigate({ href: `/admin/invoices/${note.id}` });
        return undefined;
      }}
    >
      {(problems) => (
        <>
          <p className="at-meta">{text.creditHelp}</p>
          <ul className="bl-credit">
            {lines.map((line, at) => (
              <li key={line.id}>
                <span>{line.name || line.description}</span>
                <TextInput
                  aria-label={`${text.quantity}: ${line.name || line.description}`}
                  inputMode="decimal"
                  value={quantities[at] ?? ''}
                  onChange={(event) =>
                    setQuantities(quantities.with(at, event.currentTarget.value))
                  }
                />
                <span className="at-meta">{line.unit}</span>
              </li>
            ))}
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
