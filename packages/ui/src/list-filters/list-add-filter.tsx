import { Button, Popover, TextInput } from '@mantine/core';
import type { FilterRule, ListField, ListFields } from '@org/schema';
import { IconPlus } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ListFilterForm } from './list-filter-form.tsx';
import type { ListFiltersProps } from './list-filters.tsx';

/** Maximum number of fields without a search. */
const WITHOUT_SEARCH = 10;

/** Returns the names of filterable fields in the order of their declaration. */
function filterable(fields: ListFields): [string, ListField][] {
  return Object.entries(fields).filter(([, field]) => field.filterable !== false);
}

function FieldList({
  fields,
  onPick,
}: {
  fields: ListFields;
  onPick: (name: string, field: ListField) => void;
}) {
  const [typed, setTyped] = useState('');
  const all = filterable(fields);
  const wanted = typed.trim().toLocaleLowerCase();
  const found = all.filter(([, field]) => field.label.toLocaleLowerCase().includes(wanted));
  return (
    <div className="at-filter-fields">
      {all.length > WITHOUT_SEARCH && (
        <TextInput
          size="xs"
          aria-label="Search fields"
          placeholder="Search fields"
          value={typed}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === 'Enter' && first) onPick(...first);
          }}
        />
      )}
      <ul className="at-plain-list">
        {found.map(([name, field], at) => (
          <li key={name}>
            <button
              type="button"
              className="at-filter-field"
              {...(at === 0 && all.length <= WITHOUT_SEARCH && { 'data-autofocus': true })}
              onClick={() => onPick(name, field)}
            >
              {field.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Props: fields, sources of tags and members, and handler of the new rule. */
export interface ListAddFilterProps
  extends Pick<ListFiltersProps, 'fields' | 'findFor' | 'getName'> {
  readonly onAdd: (rule: FilterRule) => void;
}

/** Renders the steps that add a filter: field, operator, value. */
export function ListAddFilter(props: ListAddFilterProps): ReactElement {
  const { fields, findFor, getName, onAdd } = props;
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<{ name: string; field: ListField }>();
  const change = (next: boolean): void => {
    setOpen(next);
    setPicked(undefined);
  };
  return (
    <Popover opened={open} onChange={change} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          className="at-add-filter"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => change(!open)}
        >
          Filter
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="at-filter-box" aria-label="Add a filter">
        {picked ? (
          <ListFilterForm
            key={picked.name}
            {...picked}
            rule={undefined}
            find={findFor?.(picked.name)}
            getName={getName && ((value) => getName(picked.name, value))}
            onApply={(rule) => {
              change(false);
              onAdd(rule);
            }}
          />
        ) : (
          <FieldList fields={fields} onPick={(name, field) => setPicked({ name, field })} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
