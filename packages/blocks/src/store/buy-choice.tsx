import type { ReactElement } from 'react';

/** Attributes with more values use a select. */
const MAX_RADIOS = 8;

/** Renders the values of an attribute as radio buttons or a select. */
export function BuyChoice({
  name,
  values,
  at,
  isOut,
  onChoose,
}: {
  readonly name: string;
  readonly values: readonly string[];
  /** Index of the attribute. */
  readonly at: number;
  /** Returns true when the value at an index is unavailable. */
  readonly isOut: (value: number) => boolean;
  /** Called with the index of the chosen value, -1 for none, when no script listens to the form. */
  readonly onChoose?: ((value: number) => void) | undefined;
}): ReactElement {
  const field = `option${at}`;
  if (values.length > MAX_RADIOS)
    return (
      <label className="org-buy-choice">
        <span className="org-buy-name">{name}</span>
        <select
          className="org-buy-input org-buy-select"
          name={field}
          required={true}
          onChange={onChoose && ((event) => onChoose(event.currentTarget.selectedIndex - 1))}
        >
          <option value="">Choose…</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset className="org-buy-choice">
      <legend className="org-buy-name">{name}</legend>
      <div className="org-buy-values">
        {values.map((value, index) => (
          <label key={value} className="org-buy-value" data-out={isOut(index) ? '' : undefined}>
            <input
              type="radio"
              name={field}
              value={value}
              required={true}
              onChange={onChoose && (() => onChoose(index))}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
