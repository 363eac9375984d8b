import type { ReactElement } from 'react';

/** Attributes with more values than these are chosen from a list. */
const MAX_RADIOS = 8;

/** The values of one attribute, to choose one from. */
export function BuyChoice({
  name,
  values,
  at,
  isOut,
  onChoose,
}: {
  readonly name: string;
  readonly values: readonly string[];
  /** Place of the attribute among those of its product. */
  readonly at: number;
  /** Whether a value, by its place, cannot be had. */
  readonly isOut: (value: number) => boolean;
  /** Told the place of the value that is chosen, -1 for none, where no script listens to the form. */
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
