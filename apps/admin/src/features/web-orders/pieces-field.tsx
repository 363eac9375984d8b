import type { OrderItem } from '@org/schema';
import { TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Pieces of items, as they are typed. */
export type TypedQuantities = Readonly<Record<number, string>>;

/** Shape: items with how many of each can be chosen, what was typed, and what is wrong with it. */
export interface QuantityFieldProps {
  readonly label: string;
  readonly items: readonly { readonly item: OrderItem; readonly most: number }[];
  readonly typed: TypedQuantities;
  readonly problems: Readonly<Record<number, string>>;
  readonly onType: (typed: TypedQuantities) => void;
  /** True where a dialog begins with it. */
  readonly isFirst?: boolean;
}

/** What was typed as pieces, or what is wrong with it. Shape: → items with pieces, those of 0 left out; problems by item. */
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

/** How many pieces of each item are meant. */
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
