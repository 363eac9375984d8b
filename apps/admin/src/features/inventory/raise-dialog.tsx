import { toNumber } from '@org/admin-kit';
import type { StockRow } from '@org/schema/entities';
import { Dialog, NativeSelect, Segmented, TextInput, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { type GridEdits, type PriceRule, ruledPrices } from './grid-model.ts';
import { gridText as text } from './messages.ts';
import { variantName } from './stock-cells.tsx';

/** Maximum number of rows in the preview. */
const SHOWN = 6;

/** Props of the dialog: affected rows, whether they were selected, edits, and handler of the rule. */
export interface ChangePricesDialogProps {
  readonly rows: readonly StockRow[];
  readonly isChoice: boolean;
  readonly edits: GridEdits;
  readonly onApply: (rule: PriceRule) => void;
  readonly onClose: () => void;
}

/** Renders a bulk price change with a preview. */
export function ChangePricesDialog({
  rows,
  isChoice,
  edits,
  onApply,
  onClose,
}: ChangePricesDialogProps): ReactElement {
  const { money } = useFormats();
  const [column, setColumn] = useState<PriceRule['column']>('price');
  const [by, setBy] = useState<PriceRule['by']>('percent');
  const [rounding, setRounding] = useState<PriceRule['rounding']>('none');
  const [typed, setTyped] = useState('');
  const change = toNumber(typed);
  const rule = typeof change === 'number' ? { column, by, change, rounding } : undefined;
  const prices = rule ? ruledPrices(rows, edits, rule) : [];
  const isNumber = typed.trim() === '' || rule !== undefined;
  return (
    <Dialog
      open
      title={text.raiseTitle}
      width={460}
      onClose={onClose}
      buttons={[
        { label: text.cancel, onPress: onClose },
        {
          label: text.apply,
          kind: 'primary',
          disabled: prices.length === 0,
          onPress: () => rule && onApply(rule),
        },
      ]}
    >
      <form
        className="at-form-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (rule && prices.length > 0) onApply(rule);
        }}
      >
        <p className="at-meta">{text.whichRows(rows.length, isChoice)}</p>
        <Segmented
          label={text.raiseColumn}
          size="sm"
          fullWidth
          value={column}
          onChange={setColumn}
          options={[
            { value: 'price', label: text.price },
            { value: 'salePrice', label: text.salePrice },
          ]}
        />
        <div className="ad-raise-by">
          <TextInput
            label={text.raiseBy}
            description={text.raiseHelp}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            placeholder={by === 'percent' ? '5' : '2.50'}
            value={typed}
            error={isNumber ? undefined : text.number}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Segmented
            label={text.raiseBy}
            size="sm"
            value={by}
            onChange={setBy}
            options={[
              { value: 'percent', label: text.percent },
              { value: 'amount', label: text.amount },
            ]}
          />
        </div>
        <NativeSelect
          label={text.rounding}
          data={Object.entries(text.roundings).map(([value, label]) => ({ value, label }))}
          value={rounding}
          onChange={(event) => setRounding(event.currentTarget.value as PriceRule['rounding'])}
        />
        <section className="ad-raise-preview" aria-label={text.preview} aria-live="polite">
          {rule && prices.length === 0 && <p className="at-meta">{text.nothingToRaise}</p>}
          <ul>
            {prices.slice(0, SHOWN).map(({ row, was, now }) => (
              <li key={row.id}>
                <span className="at-cut">{variantName(row)}</span>
                <span>{text.wasNow(money(was), money(now))}</span>
              </li>
            ))}
          </ul>
          {prices.length > SHOWN && (
            <p className="at-meta">{text.andMore(prices.length - SHOWN)}</p>
          )}
        </section>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
