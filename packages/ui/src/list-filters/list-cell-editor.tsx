import { Button, NativeSelect, Popover, TextInput } from '@mantine/core';
import type { ListField } from '@org/schema';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import type { Choice, FindChoices } from './list-choice.ts';
import { ListChoices } from './list-choices.tsx';

/** New value of a cell. */
export type CellValue = string | number | boolean | null | readonly (string | number)[];

/** Props of the editor: field, current value, and handler of the new one. */
export interface ListCellEditorProps {
  readonly field: ListField;
  /** Accessible name of the control. */
  readonly label: string;
  /** Ids for tags and members. */
  readonly value: CellValue;
  readonly onCommit: (value: CellValue) => void;
  readonly onCancel: () => void;
  readonly choices?: readonly Choice[] | undefined;
  readonly find?: FindChoices | undefined;
  readonly getName?: ((value: string | number) => string | undefined) | undefined;
}

const getType = ({ type }: ListField): string => {
  if (type === 'date') return 'date';
  return type === 'number' || type === 'money' ? 'number' : 'text';
};

function LineEditor({ field, label, value, onCommit, onCancel }: ListCellEditorProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  // Escape and Enter also cause a blur, which must not commit again.
  const ended = useRef(false);

  function end(commit: boolean): void {
    if (ended.current) return;
    ended.current = true;
    const next = typed.trim();
    if (!commit || next === (value === null ? '' : String(value))) onCancel();
    else if (field.type === 'number' || field.type === 'money')
      onCommit(next === '' ? null : Number(next));
    else onCommit(field.type === 'date' && next === '' ? null : next);
  }

  return (
    <TextInput
      size="xs"
      type={getType(field)}
      aria-label={label}
      value={typed}
      autoFocus
      onFocus={(event) => event.currentTarget.type === 'text' && event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') {
          event.stopPropagation();
          end(false);
        }
      }}
    />
  );
}

function OptionEditor({ field, label, value, choices, onCommit, onCancel }: ListCellEditorProps) {
  const options =
    field.type === 'boolean'
      ? [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
      : (choices ?? field.options ?? []).map((one) => ({
          value: String(one.value),
          label: one.label,
        }));
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={options}
      value={String(value)}
      autoFocus
      onBlur={onCancel}
      onChange={(event) => {
        const next = event.currentTarget.value;
        onCommit(field.type === 'boolean' ? next === 'true' : next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        event.stopPropagation();
        onCancel();
      }}
    />
  );
}

function ChoicesEditor(props: ListCellEditorProps) {
  const { field, label, value, choices = [], find, getName, onCommit, onCancel } = props;
  const [chosen, setChosen] = useState<readonly (string | number)[]>(() => {
    if (Array.isArray(value)) return value;
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  });
  const single = field.type === 'person';
  function change(next: readonly (string | number)[]): void {
    const kept = single ? next.slice(-1) : next;
    setChosen(kept);
    if (single) onCommit(kept[0] ?? null);
  }
  return (
    <Popover opened onDismiss={onCancel} position="bottom-start" trapFocus>
      <Popover.Target>
        <span className="at-cell-anchor">{field.label}</span>
      </Popover.Target>
      <Popover.Dropdown
        className="at-filter-box"
        aria-label={label}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      >
        <ListChoices
          label={label}
          choices={choices}
          find={find}
          getName={getName}
          chosen={chosen}
          onChange={change}
        />
        {!single && (
          <Button size="xs" variant="filled" onClick={() => onCommit(chosen)}>
            Apply
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Renders the inline editor of a cell. Enter and blur save, Escape discards. */
export function ListCellEditor(props: ListCellEditorProps): ReactElement {
  const { type } = props.field;
  if (type === 'enum' || type === 'boolean') return <OptionEditor {...props} />;
  if (type === 'tags' || type === 'person') return <ChoicesEditor {...props} />;
  return <LineEditor {...props} />;
}
