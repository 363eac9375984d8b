import { Icon, IconButton } from '@org/ui';
import { IconAlertCircle, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';

/** Props of a list row: name and state of an item, allowed actions, and its fields while it is open. */
export interface ListRowProps {
  readonly title: string;
  /** True when a required value is missing. */
  readonly hasProblem: boolean;
  readonly isOpen: boolean;
  readonly isDragged: boolean;
  /** True for the active item, in lists with one. */
  readonly isActive: boolean;
  /** Displayed position during a drag, from 0. */
  readonly place: number | undefined;
  /** False when the list is full. */
  readonly canDuplicate: boolean;
  /** False when the list is at its minimum. */
  readonly canRemove: boolean;
  readonly onToggle: () => void;
  /** Moves the item by one position. */
  readonly onStep: (step: -1 | 1) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  /** `isKept` is false when the drag was canceled. */
  readonly onDragEnd: (isKept: boolean) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Renders an item of a list setting: drag handle, name and actions. */
export function ListRow(row: ListRowProps): ReactElement {
  return (
    <li
      className="at-list-item"
      data-dragged={row.isDragged || undefined}
      aria-current={row.isActive || undefined}
      style={row.place === undefined ? undefined : { order: row.place }}
    >
      <div className="at-list-head">
        <button
          type="button"
          className="at-grip"
          aria-label={`Move ${row.title}`}
          aria-keyshortcuts="ArrowUp ArrowDown"
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (step === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            row.onStep(step);
          }}
          onPointerDown={row.onDragStart}
          onPointerMove={row.onDrag}
          onPointerUp={() => row.onDragEnd(true)}
          onPointerCancel={() => row.onDragEnd(false)}
        >
          <Icon of={IconGripVertical} size={14} />
        </button>
        <button
          type="button"
          className="at-list-title"
          aria-expanded={row.isOpen}
          onClick={row.onToggle}
        >
          {row.title}
        </button>
        {row.hasProblem ? (
          <span className="at-list-problem">
            <Icon of={IconAlertCircle} size={14} label="Needs attention" />
          </span>
        ) : null}
        <IconButton
          size={24}
          icon={IconCopy}
          label={`Duplicate ${row.title}`}
          disabled={!row.canDuplicate}
          onPress={row.onDuplicate}
        />
        <IconButton
          size={24}
          icon={IconTrash}
          label={`Delete ${row.title}`}
          disabled={!row.canRemove}
          onPress={row.onRemove}
        />
      </div>
      {row.isOpen ? <div className="at-list-fields">{row.children}</div> : null}
    </li>
  );
}
