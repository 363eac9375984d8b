import { Button, Popover } from '@mantine/core';
import {
  type FilterGroup,
  type FilterRule,
  isFilterGroup,
  type ListField,
  type ListFields,
} from '@org/schema';
import { IconFilter, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { keepFocus } from '../elements/keep-focus.ts';
import { Segmented } from '../elements/segmented.tsx';
import { useFormats } from '../format/locale.tsx';
import { Icon } from '../icons/icon.tsx';
import type { FindChoices } from './list-choice.ts';
import { ListFilterForm } from './list-filter-form.tsx';
import { filterWords } from './list-filter-words.ts';

/** Props of the filters: fields, filter, and change handler; undefined for a filter without rules. */
export interface ListFiltersProps {
  readonly fields: ListFields;
  readonly filter: FilterGroup | undefined;
  readonly onChange: (filter: FilterGroup | undefined) => void;
  /** Finds the options of a field of tags or members. */
  readonly findFor?: ((field: string) => FindChoices | undefined) | undefined;
  /** Returns the name of a chosen tag or member. */
  readonly getName?: ((field: string, value: string | number) => string | undefined) | undefined;
  /** Indexes of rules that another control shows. */
  readonly hidden?: ReadonlySet<number> | undefined;
}

const MATCH = [
  { value: 'and' as const, label: 'Match all' },
  { value: 'or' as const, label: 'Match any' },
];

interface ChipProps extends Pick<ListFiltersProps, 'findFor' | 'getName'> {
  readonly rule: FilterRule;
  readonly field: ListField;
  readonly onChange: (rule: FilterRule) => void;
  readonly onRemove: () => void;
}

function Chip({ rule, field, onChange, onRemove, findFor, getName }: ChipProps) {
  const [open, setOpen] = useState(false);
  const formats = useFormats();
  const words = filterWords(rule, field, { formats, getName });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (open || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    onRemove();
  };
  return (
    <li className="at-chip" onKeyDown={onKeyDown}>
      <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <button type="button" className="at-chip-words" onClick={() => setOpen(!open)}>
            {words}
          </button>
        </Popover.Target>
        <Popover.Dropdown className="at-filter-box" aria-label="Change the filter">
          <ListFilterForm
            name={rule.field}
            field={field}
            rule={rule}
            find={findFor?.(rule.field)}
            getName={getName && ((value) => getName(rule.field, value))}
            onApply={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <button
        type="button"
        className="at-chip-remove"
        aria-label={`Remove filter: ${words}`}
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </button>
    </li>
  );
}

/** Renders a nested group, which only a view can contain, as one chip. */
function GroupChip({ onRemove }: { onRemove: () => void }) {
  return (
    <li className="at-chip">
      <span className="at-chip-words">
        <Icon of={IconFilter} size={14} /> Filter group
      </span>
      <button
        type="button"
        className="at-chip-remove"
        aria-label="Remove filter: group of conditions"
        onClick={onRemove}
      >
        <Icon of={IconX} size={14} />
      </button>
    </li>
  );
}

/** Renders the filters of a list as chips with their descriptions; each can be changed and removed by mouse and keyboard. */
export function ListFilters(props: ListFiltersProps): ReactElement | null {
  const { fields, filter, onChange, findFor, getName, hidden } = props;
  const row = useRef<HTMLUListElement>(null);
  if (!filter) return null;
  const { combinator, rules } = filter;

  function put(next: FilterGroup['rules']): void {
    onChange(next.length > 0 ? { combinator, rules: next } : undefined);
  }

  function remove(at: number): void {
    put(rules.filter((_, place) => place !== at));
    keepFocus(
      () =>
        row.current?.children[Math.min(at, rules.length - 2)] ??
        document.querySelector('.at-add-filter'),
    );
  }

  const visible = rules.filter((_, at) => !hidden?.has(at)).length;
  if (visible === 0) return null;
  return (
    <div className="at-chips">
      {rules.length > 1 && (
        <Segmented
          label="Combine filters"
          options={MATCH}
          value={combinator}
          onChange={(next) => onChange({ combinator: next, rules })}
        />
      )}
      <ul className="at-plain-list at-chip-row" ref={row} aria-label="Filters">
        {rules.map((rule, at) => {
          if (hidden?.has(at)) return null;
          // A rule has no id other than its content.
          const key = `${at} ${JSON.stringify(rule)}`;
          if (isFilterGroup(rule)) return <GroupChip key={key} onRemove={() => remove(at)} />;
          const field = fields[rule.field];
          if (!field) return null;
          return (
            <Chip
              key={key}
              rule={rule}
              field={field}
              findFor={findFor}
              getName={getName}
              onChange={(next) => put(rules.map((one, place) => (place === at ? next : one)))}
              onRemove={() => remove(at)}
            />
          );
        })}
        {visible > 1 && (
          <li>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              onClick={() => onChange(undefined)}
            >
              Clear
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
