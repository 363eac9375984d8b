import { Icon, Menu } from '@org/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
} from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { text } from './messages.ts';
import { getKeyStep, getZone, type TreeStep, type TreeZone } from './tree-moves.ts';

/** Moves of a tree row. */
export interface TreeMoves {
  /** False for a flat list. */
  readonly isTree: boolean;
  /** Possible steps. */
  readonly steps: readonly TreeStep[];
  /** Drop zone of the dragged row. */
  readonly over: TreeZone | undefined;
  readonly onStep: (step: TreeStep) => void;
  readonly onDrag: (state: 'start' | 'end') => void;
  readonly onOver: (zone: TreeZone) => void;
  readonly onDrop: () => void;
}

const STEPS = [
  ['up', text.up, IconArrowUp],
  ['down', text.down, IconArrowDown],
  ['in', text.inward, IconIndentIncrease],
  ['out', text.outward, IconIndentDecrease],
] as const;

/** Renders the steps of a row in its menu. */
export function TreeStepItems({ steps, onStep }: Pick<TreeMoves, 'steps' | 'onStep'>): ReactNode {
  return STEPS.filter(([step]) => steps.includes(step)).map(([step, label, icon]) => (
    <Menu.Item key={step} leftSection={<Icon of={icon} />} onClick={() => onStep(step)}>
      {label}
    </Menu.Item>
  ));
}

/** Renders the drag handle of a row, which also moves it by arrow keys. */
function TreeGrip({ name, isTree, onDrag, onStep }: TreeMoves & { readonly name: string }) {
  return (
    <button
      type="button"
      className="ad-tree-grip"
      aria-label={isTree ? text.grip(name) : text.gripFlat(name)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 16, 16);
        onDrag('start');
      }}
      onDragEnd={() => onDrag('end')}
      onKeyDown={(event) => {
        const step = getKeyStep(event);
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        onStep(step);
      }}
    >
      <Icon of={IconGripVertical} size={16} />
    </button>
  );
}

/** Props of a row: name, depth, moves and content. */
export interface TreeRowProps {
  readonly className: string;
  readonly name: string;
  /** 0 at the top level. */
  readonly depth: number;
  /** False for read-only access. */
  readonly canMove: boolean;
  readonly moves: TreeMoves;
  readonly children: ReactNode;
}

/** Renders a row of a tree that can be reordered by pointer or keyboard. */
export function TreeRow(props: TreeRowProps): ReactElement {
  const { className, name, depth, canMove, moves, children } = props;
  return (
    <li
      className={className}
      data-over={moves.over}
      style={{ '--ad-depth': depth } as object}
      onDragOver={(event) => {
        event.preventDefault();
        moves.onOver(getZone(event, moves.isTree));
      }}
      onDrop={(event) => {
        event.preventDefault();
        moves.onDrop();
      }}
    >
      {canMove && <TreeGrip name={name} {...moves} />}
      {children}
    </li>
  );
}
