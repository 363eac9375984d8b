import { Icon, IconButton } from '@org/ui';
import { IconAlertCircle, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { PointerEvent, ReactElement, ReactNode } from 'react';

/** Shape: an item's name and state, what may be done with it, and its fields while it is open. */
export interface ListRowProps {
  readonly title: string;
  /** True where something is missing in it. */
  readonly hasProblem: boolean;
  readonly isOpen: boolean;
  readonly isDragged: boolean;
  /** True for the one that the page shows, in lists that have such a one. */
  readonly isActive: boolean;
  /** Where it is shown while one is dragged, from 0. */
  readonly place: number | undefined;
  /** False where the list is full. */
  readonly canDuplicate: boolean;
  /** False where the list needs the items that it has. */
  readonly canRemove: boolean;
  readonly onToggle: () => void;
  /** Moves the item by so many places. */
  readonly onStep: (step: -1 | 1) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  /** `isKept` is false where the drag was broken off. */
  readonly onDragEnd: (isKept: boolean) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One item of a list setting: a grip to move it by, its name, and what can be done with it. */
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
