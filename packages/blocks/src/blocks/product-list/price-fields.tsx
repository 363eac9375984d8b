import type { ReactElement } from 'react';
import type { RenderContext } from '../../render/block-view.ts';
import { money } from '../../store/product-words.ts';

/** Renders a price range: two fields that work without a script, and a slider that a script adds. */
export function PriceFields({
  min,
  max,
  asked,
  context,
}: {
  /** Limits in whole amounts; when they are equal, there is nothing to choose. */
  readonly min: number;
  readonly max: number;
  readonly asked: { readonly min: number; readonly max: number } | undefined;
  readonly context: Pick<RenderContext, 'editing' | 'site'>;
}): ReactElement {
  const low = Math.min(Math.max(asked?.min ?? min, min), max);
  const high = Math.min(Math.max(asked?.max ?? max, low), max);
  const ends = [
    { label: 'Lowest price', value: low },
    { label: 'Maximum price', value: high },
  ];
  return (
    <fieldset
      className="org-product-prices"
      data-part="prices"
      hidden={min === max}
      data-enhance={context.editing ? undefined : 'price-slider'}
    >
      <legend className="org-product-legend">
        {'Price '}
        <span className="org-product-span">
          {`${money(min, context)} – ${money(max, context)}`}
        </span>
      </legend>
      <div className="org-product-slider" data-part="slider">
        {ends.map(({ label, value }) => (
          <input
            key={label}
            type="range"
            aria-label={label}
            min={min}
            max={max}
            step={1}
            defaultValue={value}
            tabIndex={context.editing ? -1 : undefined}
          />
        ))}
      </div>
      <div className="org-product-ends">
        {ends.map(({ label, value }) => (
          <label key={label} className="org-product-end">
            <span className="org-product-unseen">{label}</span>
            <input
              className="org-product-input"
              type="number"
              name="price"
              min={min}
              max={max}
              step="any"
              inputMode="decimal"
              placeholder={String(value)}
              defaultValue={asked ? value : ''}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
