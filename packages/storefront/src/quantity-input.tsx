import { acceptedQuantity, type BuyFacts, mostPieces, toldLimit } from '@org/blocks/store';
import { MESSAGES } from '@org/schema/copy';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useState } from 'react';

/** Props of the quantity input: value and limits. */
export interface QuantityInputProps {
  readonly quantity: number;
  readonly limits: Pick<BuyFacts, 'isChosen' | 'stock' | 'isUnlimited' | 'most'>;
  readonly onQuantity: (quantity: number) => void;
  /** @default 'Quantity' */
  readonly label?: string | undefined;
  /** 65 px wide instead of 100. @default false. */
  readonly isSmall?: boolean | undefined;
}

/**
 * Renders a quantity from 1 up to the maximum. Typed text applies on blur and is clamped, and the limit that it met is reported.
 */
export function QuantityInput({
  quantity,
  limits,
  onQuantity,
  label = 'Quantity',
  isSmall = false,
}: QuantityInputProps): ReactElement {
  const uid = useId();
  const [typed, setTyped] = useState(`${quantity}`);
  const [limit, setLimit] = useState<number>();
  useEffect(() => setTyped(`${quantity}`), [quantity]);
  const most = Math.max(1, mostPieces(limits));
  const take = (): void => {
    const next = acceptedQuantity(typed, most, Math.min(quantity, most));
    setLimit(toldLimit(limits, Number(typed)));
    setTyped(`${next}`);
    if (next !== quantity) onQuantity(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') take();
  };
  const told = limit === undefined ? '' : MESSAGES.maxQuantity.replace('{n}', `${limit}`);
  return (
    <span className="org-buy-amount" data-small={isSmall ? '' : undefined}>
      <input
        className="org-buy-input org-buy-quantity"
        type="number"
        name="quantity"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={`${uid}-told`}
        min={1}
        max={most}
        step={1}
        value={typed}
        disabled={limits.isChosen && mostPieces(limits) < 1}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <span className="org-buy-told" id={`${uid}-told`} role="status">
        {told}
      </span>
    </span>
  );
}
