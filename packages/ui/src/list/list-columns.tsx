import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { IconButton } from '../elements/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { moveColumn } from './list-column-order.ts';

/** A column to choose. */
export interface ListColumnChoice {
  readonly id: string;
  readonly label: string;
  /** True for a column that cannot be hidden. */
  readonly fixed?: boolean;
}

/** Props: all columns, visible ones in order, and change handler; undefined for the default ones. */
export interface ListColumnsProps {
  readonly columns: readonly ListColumnChoice[];
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[] | undefined) => void;
}

interface Grip {
  readonly id: string;
  readonly pointer: number;
}

/** Renders visible columns and their order, changed by drag and by keyboard. */
export function ListColumnList({ columns, shown, onChange }: ListColumnsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [grip, setGrip] = useState<Grip>();
  const [said, setSaid] = useState('');
  const known = shown.flatMap((id) => columns.filter((column) => column.id === id));
  const rest = columns.filter(({ id }) => !shown.includes(id));

  function move(id: string, to: number): void {
    const next = moveColumn(shown, id, to);
    if (next === shown) return;
    onChange(next);
    const label = columns.find((column) => column.id === id)?.label ?? '';
    setSaid(`${label} is column ${next.indexOf(id) + 1} of ${next.length}`);
  }

  function drag(event: PointerEvent): void {
    if (!grip || event.pointerId !== grip.pointer || !list.current) return;
    const rows = [...list.current.children].slice(0, shown.length);
    const under = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    move(grip.id, under < 0 ? rows.length - 1 : under);
  }

  function press(event: KeyboardEvent, id: string): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(id, shown.indexOf(id) + step);
  }

  return (
    <>
      <ul ref={list} className="at-plain-list at-columns" aria-label="Columns">
        {known.map(({ id, label, fixed = false }) => (
          <li key={id} data-dragged={grip?.id === id || undefined}>
            <button
              type="button"
              className="at-grip"
              aria-label={`Move ${label}`}
              aria-keyshortcuts="ArrowUp ArrowDown"
              onKeyDown={(event) => press(event, id)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setGrip({ id, pointer: event.pointerId });
              }}
              onPointerMove={drag}
              onPointerUp={() => setGrip(undefined)}
              onPointerCancel={() => setGrip(undefined)}
            >
              <Icon of={IconGripVertical} size={14} />
            </button>
            <Checkbox
              label={label}
              checked
              disabled={fixed}
              onChange={() => onChange(shown.filter((one) => one !== id))}
            />
          </li>
        ))}
        {rest.map(({ id, label }) => (
          <li key={id}>
            <span className="at-grip" />
            <Checkbox label={label} checked={false} onChange={() => onChange([...shown, id])} />
          </li>
        ))}
      </ul>
      <span className="at-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Renders the button that opens the column list. */
export function ListColumns(props: ListColumnsProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton
          icon={IconColumns3}
          label="Columns"
          aria-expanded={open}
          onPress={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown className="at-columns-box" aria-label="Columns">
        <ListColumnList {...props} />
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => props.onChange(undefined)}
        >
          Reset columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
