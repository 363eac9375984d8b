import { currencyDigits, fromScaled } from '@org/schema';
import type { BillingTax } from '@org/schema/entities';
import { IconButton, Menu, useFormats } from '@org/ui';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { text } from '../messages.ts';
import type { DocumentFormValues } from '../model/document-form.ts';
import type { LineValues } from '../model/line-form.ts';
import { useDraggableLine } from './line-drag.tsx';

/** Props of a row: the form, the position of the line, and its amount in minor units. */
export interface LineRowProps {
  readonly form: UseFormReturn<DocumentFormValues>;
  readonly at: number;
  readonly count: number;
  readonly taxes: readonly BillingTax[];
  readonly total: bigint;
  readonly currency: string;
  readonly readOnly: boolean;
  readonly onKey: (event: KeyboardEvent, field: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Fields of a line that are typed. */
type TypedField = 'name' | 'description' | 'quantity' | 'unit' | 'unitPrice' | 'discount';

/** Renders a cell with its caption, which only narrow grids show: wide ones have a head. */
function Captioned({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span className="bl-captioned">
      <span className="bl-caption" aria-hidden="true">
        {caption}
      </span>
      {children}
    </span>
  );
}

/** Renders the menu of the taxes of a line. */
function TaxMenu({ form, at, taxes }: Pick<LineRowProps, 'form' | 'at' | 'taxes'>): ReactElement {
  const { number } = useFormats();
  const chosen = form.watch(`lines.${at}.taxIds`);
  const nameTax = ({ name, rate }: BillingTax): string => `${name} ${number(rate, 4)}%`;
  const names = taxes.filter(({ id }) => chosen.includes(id)).map(nameTax);
  const label = names.join(', ') || text.noTax;
  function toggle(id: number): void {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    form.setValue(`lines.${at}.taxIds`, next.slice(0, 3), { shouldDirty: true });
  }
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <button
          type="button"
          className="bl-cell bl-tax at-cut"
          aria-label={`${text.taxes}: ${label}`}
          disabled={taxes.length === 0}
        >
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {taxes.map((tax) => (
          <Menu.Item
            key={tax.id}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(tax.id)}
            leftSection={chosen.includes(tax.id) ? '✓' : ' '}
            onClick={() => toggle(tax.id)}
          >
            {nameTax(tax)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Renders one line of a document as a row of inputs. */
export function LineRow(props: LineRowProps): ReactElement {
  const { form, at, count, taxes, total, currency, readOnly, onKey, onPaste } = props;
  const { money } = useFormats();
  const isText = form.watch(`lines.${at}.type`) === 'text';
  const { setRow, style, isDragging, grip } = useDraggableLine(at);
  const errors = form.formState.errors.lines?.[at] as
    | Partial<Record<keyof LineValues, { readonly message?: string }>>
    | undefined;
  const problems = Object.values(errors ?? {}).flatMap((problem) => problem?.message ?? []);
  const cell = (field: TypedField, label: string, isNumber = false) => ({
    className: isNumber ? 'bl-cell bl-number' : 'bl-cell',
    'aria-label': `${label}, ${text.lineOf(at + 1)}`,
    'aria-invalid': errors?.[field] ? true : undefined,
    'data-cell': field,
    autoComplete: 'off',
    ...(isNumber && { inputMode: 'decimal' as const }),
    onKeyDown: (event: KeyboardEvent) => onKey(event, field),
    ...form.register(`lines.${at}.${field}`),
  });
  return (
    <li
      className="bl-line"
      data-row={at}
      data-text={isText || undefined}
      data-dragging={isDragging || undefined}
      ref={setRow}
      style={style}
    >
      <span className="bl-item">
        <input
          {...cell('name', text.item)}
          placeholder={text.item}
          maxLength={300}
          onPaste={onPaste}
        />
        <textarea
          className="bl-cell bl-detail"
          aria-label={`${text.description}, ${text.lineOf(at + 1)}`}
          data-cell="description"
          placeholder={text.description}
          rows={1}
          maxLength={4000}
          {...form.register(`lines.${at}.description`)}
        />
      </span>
      {!isText && (
        <>
          <Captioned caption={text.quantity}>
            <input {...cell('quantity', text.quantity, true)} />
          </Captioned>
          <Captioned caption={text.unit}>
            <input {...cell('unit', text.unit)} maxLength={30} placeholder="–" />
          </Captioned>
          <Captioned caption={text.price}>
            <input {...cell('unitPrice', text.price, true)} placeholder="0" />
          </Captioned>
          <Captioned caption={text.discount}>
            <span className="bl-discount">
              <input {...cell('discount', text.discount, true)} placeholder="0" />
              <select
                className="bl-cell"
                aria-label={`${text.discount}: ${text.percent}, ${text.lineOf(at + 1)}`}
                {...form.register(`lines.${at}.discountType`)}
              >
                <option value="percent">%</option>
                <option value="amount">{currency}</option>
              </select>
            </span>
          </Captioned>
          <Captioned caption={text.taxes}>
            <TaxMenu form={form} at={at} taxes={taxes} />
          </Captioned>
          <Captioned caption={text.amount}>
            <output className="bl-total">
              {money(fromScaled(total, currencyDigits(currency)), currency)}
            </output>
          </Captioned>
        </>
      )}
      {!readOnly && (
        <span className="bl-line-tools">
          {grip}
          <IconButton
            size={26}
            icon={IconArrowUp}
            label={`${text.moveUp} ${at + 1}`}
            disabled={at === 0}
            onPress={() => props.onMove(-1)}
          />
          <IconButton
            size={26}
            icon={IconArrowDown}
            label={`${text.moveDown} ${at + 1}`}
            disabled={at === count - 1}
            onPress={() => props.onMove(1)}
          />
          <IconButton
            size={26}
            icon={IconTrash}
            label={`${text.removeLine} ${at + 1}`}
            onPress={props.onRemove}
          />
        </span>
      )}
      {problems.length > 0 && (
        <p className="bl-error" role="alert">
          {problems.join('. ')}
        </p>
      )}
    </li>
  );
}
