import { Button, NativeSelect } from '@mantine/core';
import { type FilterRule, filterProblem, type ListField } from '@org/schema';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { FindChoices } from './list-choice.ts';
import { type DraftValue, FilterValue } from './list-filter-value.tsx';
import { operatorChoices, usualOperator, valueShape } from './list-filter-words.ts';

/** Props of the form: field, current rule or none, and handler of the new one. */
export interface ListFilterFormProps {
  readonly name: string;
  readonly field: ListField;
  readonly rule: FilterRule | undefined;
  readonly onApply: (rule: FilterRule) => void;
  readonly find?: FindChoices | undefined;
  readonly getName?: ((value: string | number) => string | undefined) | undefined;
}

interface Draft {
  readonly operator: FilterRule['operator'];
  readonly value: DraftValue;
}

const begin = ({ type }: ListField): Draft => ({
  operator: usualOperator(type),
  value: type === 'boolean' ? true : type === 'date' ? 30 : undefined,
});

/** Renders the form of a filter rule: operator, then value. Enter applies it. */
export function ListFilterForm(props: ListFilterFormProps): ReactElement {
  const { name, field, rule, onApply, find, getName } = props;
  const [draft, setDraft] = useState<Draft>(() =>
    rule ? { operator: rule.operator, value: rule.value } : begin(field),
  );
  const made: FilterRule = {
    field: name,
    operator: draft.operator,
    ...(draft.value !== undefined && { value: draft.value }),
  };
  const form = useRef<HTMLFieldSetElement>(null);
  const problem = filterProblem({ combinator: 'and', rules: [made] }, { [name]: field });
  const operators = operatorChoices(field.type);
  // It replaces the list of fields, whose clicked button had the focus.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector(selector);
    const first = find('[data-autofocus]') ?? find('input') ?? find('select, button');
    if (first instanceof HTMLElement) first.focus();
  }, []);

  function changeOperator(operator: FilterRule['operator']): void {
    const same = valueShape(operator) === valueShape(draft.operator);
    setDraft({ operator, value: same ? draft.value : undefined });
  }

  // It is no form, since it can be part of one, and forms cannot be nested.
  return (
    <fieldset
      ref={form}
      className="at-filter-form"
      aria-label={`Filter by ${field.label.toLocaleLowerCase()}`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Buttons and selects use the key themselves.
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (problem === undefined) onApply(made);
      }}
    >
      <div className="at-filter-form-head">
        <strong>{field.label}</strong>
        {operators.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Operator"
            data={operators}
            value={draft.operator}
            onChange={(event) => {
              const chosen = operators.find(({ value }) => value === event.currentTarget.value);
              if (chosen) changeOperator(chosen.value);
            }}
          />
        )}
      </div>
      <FilterValue
        key={valueShape(draft.operator)}
        field={field}
        operator={draft.operator}
        value={draft.value}
        onChange={(value) => setDraft((before) => ({ ...before, value }))}
        find={find}
        getName={getName}
      />
      <Button
        size="xs"
        variant="filled"
        disabled={problem !== undefined}
        onClick={() => onApply(made)}
      >
        Apply
      </Button>
    </fieldset>
  );
}
