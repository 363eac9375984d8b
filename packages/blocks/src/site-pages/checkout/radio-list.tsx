import type { ReactElement } from 'react';
import { joinClasses } from '../../markup/class-names.ts';
import { FieldProblem, type FieldProps, getFieldId, getFieldState } from './checkout-field.tsx';

/** An option of a radio list. */
export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** Text at the end of the line, such as the price. */
  readonly end?: string;
  /** Text below the label. */
  readonly more?: string;
  readonly className?: string;
}

/** Renders a list of radio buttons with the problem of their field. */
export function RadioList({
  selected,
  options,
  ...field
}: FieldProps & {
  readonly selected: string;
  readonly options: readonly RadioOption[];
}): ReactElement {
  const { name } = field;
  return (
    <>
      <div className="org-pay-choices">
        {options.map(({ value, label, end, more, className = '' }, index) => (
          <label key={value} className={joinClasses('org-pay-choice', className)}>
            <input
              type="radio"
              id={index === 0 ? getFieldId(name) : undefined}
              name={name}
              value={value}
              defaultChecked={value === selected}
              {...getFieldState(field)}
            />
            <span>{label}</span>
            <span>{end}</span>
            {more && <span className="org-pay-quiet">{more}</span>}
          </label>
        ))}
      </div>
      <FieldProblem {...field} />
    </>
  );
}
