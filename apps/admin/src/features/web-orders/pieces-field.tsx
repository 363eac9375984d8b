import type { OrderItem } from '@org/schema/entities';
import { TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Quantities by item, as they are typed. */
export type TypedQuantities = Readonly<Record<number, string>>;

/** Props of the field: items with their maximum quantities, typed text, and problems. */
export interface QuantityFieldProps {
  readonly label: string;
  readonly items: readonly { readonly item: OrderItem; readonly most: number }[];
  readonly typed: TypedQuantities;
  readonly problems: Readonly<Record<number, string>>;
  readonly onType: (typed: TypedQuantities) => void;
  /** True for the first field of a dialog, which gets the focus. */
  readonly isFirst?: boolean;
}

/**
 * Parses typed quantities.
 * @returns items with quantities, without those of 0; problems by item
 */
export function readQuantities(items: QuantityFieldProps['items'], typed: TypedQuantities) {
  const problems: Record<number, string> = {};
  const pieces = items.flatMap(({ item, most }) => {
    const words = (typed[item.id] ?? '').trim();
    const quantity = words === '' ? 0 : Number(words);
    if (!Number.isInteger(quantity) || quantity < 0) problems[item.id] = text.wholeNumber;
    else if (quantity > most) problems[item.id] = text.tooMany(most);
    return quantity > 0 ? [{ id: item.id, quantity }] : [];
  });
  return { pieces, problems };
}

/** Renders the quantity of each item. */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { label, items, typed, problems, onType, isFirst = false } = props;
  return (
    <fieldset className="ad-pieces">
      <legend>{label}</legend>
      {items.map(({ item, most }, at) => (
        <div key={item.id} className="ad-piece">
          <span>
            {item.name}
            <span className="at-meta">{item.sku}</span>
          </span>
          <TextInput
            aria-label={`${text.quantity}: ${item.name}`}
            inputMode="numeric"
            autoComplete="off"
            {...(isFirst && at === 0 && { 'data-autofocus': true })}
            value={typed[item.id] ?? ''}
            error={problems[item.id]}
            rightSection={<span className="at-meta">{text.ofLeft(most)}</span>}
            rightSectionWidth={56}
            onChange={(event) => onType({ ...typed, [item.id]: event.currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
