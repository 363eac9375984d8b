import { useMe } from '@org/admin-kit';
import { isCurrency } from '@org/schema';
import { Button, Icon } from '@org/ui';
import { IconAlignLeft, IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useId, useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { text } from '../messages.ts';
import type { DocumentFormValues } from '../model/document-form.ts';
import {
  emptyLine,
  isBlank,
  type LineValues,
  readPastedLines,
  typedAmounts,
} from '../model/line-form.ts';
import { useBillingSettings } from '../model/use-billing.ts';
import { LineDrag } from './line-drag.tsx';
import { LineRow } from './line-row.tsx';
import { ProductLine } from './product-line.tsx';
import { TimeLines } from './time-lines.tsx';
import { TotalsList } from './totals-list.tsx';

/** Props of the grid: the form, and whether unbilled time can be added. */
export interface LineGridProps {
  readonly form: UseFormReturn<DocumentFormValues>;
  readonly takesTime: boolean;
  readonly readOnly: boolean;
}

/** Renders the lines of a document as a grid like a spreadsheet, with live totals. */
export function LineGrid({ form, takesTime, readOnly }: LineGridProps): ReactElement {
  const { fields, insert, remove, move } = useFieldArray({ control: form.control, name: 'lines' });
  const { taxes } = useBillingSettings();
  const { settings } = useMe();
  const grid = useRef<HTMLDivElement>(null);
  const help = useId();
  const lines = form.watch('lines');
  const typed = form.watch('currency').toUpperCase();
  const currency = isCurrency(typed) ? typed : (settings?.currency ?? 'EUR');
  const taxInclusive = form.watch('taxInclusive');
  const amounts = typedAmounts(lines, { currency, taxInclusive }, taxes);
  const usual = taxes.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const error = form.formState.errors.lines;

  function focus(at: number, field: string): void {
    // The row is rendered with the next frame.
    requestAnimationFrame(() =>
      grid.current
        ?.querySelector<HTMLElement>(`[data-row="${at}"] [data-cell="${field}"]`)
        ?.focus(),
    );
  }

  /** Adds lines; blank lines at the end make room for them. */
  function add(added: readonly LineValues[], at = lines.length): void {
    const blank = lines.flatMap((line, index) => (isBlank(line) && index >= at - 1 ? [index] : []));
    insert(at, [...added], { shouldFocus: false });
    if (blank.length > 0) remove(blank);
    focus(at - blank.filter((index) => index < at).length, 'name');
  }

  function onKey(event: KeyboardEvent, at: number, field: string): void {
    if (readOnly) return;
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (step !== undefined) {
      const next = at + step;
      if (next < 0 || next >= fields.length) return;
      event.preventDefault();
      if (event.altKey) move(at, next);
      focus(next, field);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (at < fields.length - 1) focus(at + 1, field);
      else {
        insert(at + 1, emptyLine(usual), { shouldFocus: false });
        focus(at + 1, 'name');
      }
    }
  }

  function onPaste(event: ClipboardEvent, at: number): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(pasted.trim())) return;
    event.preventDefault();
    add(readPastedLines(pasted, usual), at + 1);
  }

  return (
    <div className="bl-lines" ref={grid}>
      <div className="bl-line bl-line-head" aria-hidden="true">
        <span>{text.item}</span>
        <span>{text.quantity}</span>
        <span>{text.unit}</span>
        <span>{text.price}</span>
        <span>{text.discount}</span>
        <span>{text.taxes}</span>
        <span>{text.amount}</span>
        <span />
      </div>
      <LineDrag onMove={move}>
        <ol className="bl-line-list" aria-describedby={help}>
          {fields.map(({ id }, at) => (
            <LineRow
              key={id}
              form={form}
              at={at}
              count={fields.length}
              taxes={taxes}
              total={amounts.lines[at]?.total ?? 0n}
              currency={currency}
              readOnly={readOnly}
              onKey={(event, field) => onKey(event, at, field)}
              onPaste={(event) => onPaste(event, at)}
              onMove={(step) => {
                move(at, at + step);
                focus(at + step, 'name');
              }}
              onRemove={() => {
                remove(at);
                if (fields.length > 1) focus(Math.max(0, at - 1), 'name');
              }}
            />
          ))}
        </ol>
      </LineDrag>
      {error?.message && (
        <p className="bl-error" role="alert">
          {error.message}
        </p>
      )}
      {!readOnly && (
        <>
          <div className="bl-line-buttons">
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon of={IconPlus} size={14} />}
              onClick={() => {
                insert(fields.length, emptyLine(usual), { shouldFocus: false });
                focus(fields.length, 'name');
              }}
            >
              {text.addLine}
            </Button>
            <ProductLine taxIds={usual} onAdd={(line) => add([line])} />
            {takesTime && (
              <TimeLines
                customerId={form.watch('customer_id')}
                taxIds={usual}
                used={lines.flatMap(({ timeEntryIds }) => timeEntryIds)}
                onAdd={(found) => add(found)}
              />
            )}
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              leftSection={<Icon of={IconAlignLeft} size={14} />}
              onClick={() => {
                insert(fields.length, emptyLine([], 'text'), { shouldFocus: false });
                focus(fields.length, 'name');
              }}
            >
              {text.addText}
            </Button>
          </div>
          <p className="at-meta" id={help}>
            {text.linesHelp}
          </p>
        </>
      )}
      <TotalsList amounts={amounts} currency={currency} taxInclusive={taxInclusive} />
    </div>
  );
}
