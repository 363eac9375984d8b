import type { Checkout } from '@org/schema/entities';
import type { ReactElement } from 'react';

/** A field of the checkout. */
export interface FieldProps {
  /** Name as in the checkout's problems, such as `shipping.city`. */
  readonly name: string;
  /** Problems of the checkout by field. */
  readonly problems: Checkout['problems'];
}

/** Returns the id of a field. */
export function getFieldId(name: string): string {
  return `checkout-${name.replaceAll('.', '-')}`;
}

/** Returns the name under which the form sends a field. */
export function getFormName(name: string): string {
  return name.replace('.', '_');
}

/** Returns the ARIA attributes of a field: whether it has a problem, and the ids of what describes it. */
export function getFieldState(
  { name, problems }: FieldProps,
  hintId?: string | undefined,
): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  const ids = [
    ...(problems[name] ? [`${getFieldId(name)}-wrong`] : []),
    ...(hintId ? [hintId] : []),
  ];
  return {
    ...(problems[name] && { 'aria-invalid': true }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  };
}

/** Renders the problem of a field. */
export function FieldProblem({ name, problems }: FieldProps): ReactElement | null {
  return problems[name] ? (
    <span className="org-pay-wrong" id={`${getFieldId(name)}-wrong`}>
      {problems[name]}
    </span>
  ) : null;
}

/** Props of an input beside its field. */
export interface TextInputProps extends FieldProps {
  readonly value: string;
  readonly autoComplete: string;
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel';
  /** @default 200 */
  readonly maxLength?: number;
  /** @default false */
  readonly isOptional?: boolean;
  /** Id of a hint that describes the input. */
  readonly hintId?: string | undefined;
}

/** Renders the input of a field, without its label. */
export function TextInput(props: TextInputProps): ReactElement {
  const { name, value, autoComplete, type = 'text', maxLength = 200, isOptional, hintId } = props;
  return (
    <input
      id={getFieldId(name)}
      type={type}
      name={getFormName(name)}
      defaultValue={value}
      maxLength={maxLength}
      autoComplete={autoComplete}
      aria-required={isOptional ? undefined : true}
      {...getFieldState(props, hintId)}
    />
  );
}

/** Renders a labelled input with its problem. */
export function TextField({
  label,
  ...props
}: TextInputProps & { readonly label: string }): ReactElement {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is a component
    <label className="org-pay-field">
      <span>
        {label}
        {props.isOptional && (
          <>
            {' '}
            <small>(optional)</small>
          </>
        )}
      </span>
      <TextInput {...props} />
      <FieldProblem {...props} />
    </label>
  );
}

/** Renders a checkbox that is sent as `1`. */
export function Checkbox({
  name,
  isChecked,
  id,
  className = 'org-pay-tick',
  children,
  ...state
}: {
  readonly name: string;
  readonly isChecked: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactElement;
} & ReturnType<typeof getFieldState>): ReactElement {
  return (
    <label className={className}>
      <input id={id} type="checkbox" name={name} value="1" defaultChecked={isChecked} {...state} />
      {children}
    </label>
  );
}
