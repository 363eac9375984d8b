import { useDroppable } from '@dnd-kit/core';
import { IconButton } from '@org/ui';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { type BlockActions, PlanBlock } from './plan-block.tsx';
import { cellKey, planKey } from './plan-days.ts';
import type { PlanPart } from './plan-parts.ts';

/** Props of the cell: its person and day, its plans, and what can be done with them. */
export interface PlanCellProps extends BlockActions {
  readonly userId: number;
  readonly person: string;
  readonly day: string;
  readonly dayName: string;
  /** Parts of the day; undefined for an empty place. */
  readonly parts: readonly (PlanPart | undefined)[] | undefined;
  readonly canChange: boolean;
  readonly onAdd: (userId: number, day: string) => void;
}

/** Renders the plans of a person's day, which others can be dropped on. */
export function PlanCell(props: PlanCellProps): ReactElement {
  const { userId, person, day, dayName, parts = [], canChange, onAdd, ...actions } = props;
  const { setNodeRef, isOver } = useDroppable({ id: cellKey(userId, day), disabled: !canChange });
  return (
    <div ref={setNodeRef} className="pj-plan-cell" data-over={isOver || undefined}>
      {parts.map((part, at) =>
        part ? (
          <PlanBlock key={planKey(part.plan)} {...part} canChange={canChange} {...actions} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its position.
          <span key={at} className="pj-plan-gap" />
        ),
      )}
      {canChange && (
        <IconButton
          icon={IconPlus}
          size={14}
          label={text.add(person, dayName)}
          onPress={() => onAdd(userId, day)}
        />
      )}
    </div>
  );
}
