import { iconSet } from '@org/blocks/editor';
import { ActionIcon, Icon, Menu, PathIcon, UnstyledButton } from '@org/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent, ReactElement } from 'react';
import { text } from './messages.ts';
import type { NavRow, NavStep, NavZone } from './nav-tree.ts';

/** Shape: the item, what may be done with it, and how it is moved. */
export interface NavItemRowProps {
  readonly row: NavRow;
  readonly name: string;
  readonly readOnly: boolean;
  /** False where items have one level. */
  readonly isTree: boolean;
  /** True where an item may be added below it. */
  readonly takesItems: boolean;
  /** Steps that lead somewhere. */
  readonly steps: readonly NavStep[];
  /** Where what is dragged would go. */
  readonly over: NavZone | undefined;
  readonly onOpen: () => void;
  readonly onAddBelow: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onStep: (step: NavStep) => void;
  readonly onDrag: (state: 'start' | 'end') => void;
  readonly onOver: (zone: NavZone) => void;
  readonly onDrop: () => void;
}

const STEPS = [
  ['up', text.up, IconArrowUp],
  ['down', text.down, IconArrowDown],
  ['in', text.inward, IconIndentIncrease],
  ['out', text.outward, IconIndentDecrease],
] as const;

/** The part of a row that the pointer is over. */
function zoneOf(event: DragEvent, isTree: boolean): NavZone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (!isTree) return part < 0.5 ? 'before' : 'after';
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
}

function stepOfKey({ key, currentTarget }: KeyboardEvent): NavStep | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, NavStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isRtl ? 'out' : 'in',
    ArrowLeft: isRtl ? 'in' : 'out',
  };
  return steps[key];
}

function Actions(props: NavItemRowProps): ReactElement {
  return (
    <Menu width={210} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} variant="subtle" color="gray" aria-label={text.actions(props.name)}>
          <Icon of={IconDots} size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={props.onOpen}>
          {text.edit}
        </Menu.Item>
        {props.takesItems && (
          <Menu.Item leftSection={<Icon of={IconPlus} />} onClick={props.onAddBelow}>
            {text.addBelow}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon of={IconCopy} />} onClick={props.onDuplicate}>
          {text.duplicate}
        </Menu.Item>
        {STEPS.filter(([step]) => props.steps.includes(step)).map(([step, label, icon]) => (
          <Menu.Item key={step} leftSection={<Icon of={icon} />} onClick={() => props.onStep(step)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          color="var(--at-danger)"
          leftSection={<Icon of={IconTrash} />}
          onClick={props.onRemove}
        >
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** One item of a menu. */
export function NavItemRow(props: NavItemRowProps): ReactElement {
  const { row, name, readOnly, isTree, over } = props;
  const { item, depth } = row;
  const path = Object.hasOwn(iconSet, item.icon) ? iconSet[item.icon] : undefined;
  const label = (
    <>
      {path ? <PathIcon path={path} size={16} /> : null}
      <span className="at-cut">{name}</span>
    </>
  );
  return (
    <li
      className="ad-nav-item"
      data-over={over}
      style={{ '--ad-depth': depth } as object}
      onDragOver={(event) => {
        event.preventDefault();
        props.onOver(zoneOf(event, isTree));
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      {!readOnly && (
        <button
          type="button"
          className="ad-nav-grip"
          aria-label={isTree ? text.grip(name) : text.gripFlat(name)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            const entry = event.currentTarget.closest('li');
            if (entry) event.dataTransfer.setDragImage(entry, 12, 12);
            props.onDrag('start');
          }}
          onDragEnd={() => props.onDrag('end')}
          onKeyDown={(event) => {
            const step = stepOfKey(event);
            if (!step) return;
            event.preventDefault();
            event.stopPropagation();
            props.onStep(step);
          }}
        >
          <Icon of={IconGripVertical} size={14} />
        </button>
      )}
      {readOnly ? (
        <span className="ad-nav-name">{label}</span>
      ) : (
        <UnstyledButton className="ad-nav-name" onClick={props.onOpen}>
          {label}
        </UnstyledButton>
      )}
      <span className="at-meta">
        {item.field_type === 'link' ? '' : text.types[item.field_type]}
      </span>
      {!readOnly && <Actions {...props} />}
    </li>
  );
}
