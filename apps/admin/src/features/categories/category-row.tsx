import type { Category } from '@org/schema';
import { ActionIcon, Icon, Menu, UnstyledButton } from '@org/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconFolder,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent, ReactElement } from 'react';
import { depthOf, type Step, type Zone } from './category-moves.ts';
import { text } from './messages.ts';

/** Shape: the category, what may be done with it, and how it is moved. */
export interface CategoryRowProps {
  readonly row: Category;
  /** False for categories of the blog, which have one level. */
  readonly isTree: boolean;
  readonly canUpdate: boolean;
  readonly canRemove: boolean;
  /** Steps that lead somewhere. */
  readonly steps: readonly Step[];
  /** Where what is dragged would go. */
  readonly over: Zone | undefined;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onStep: (step: Step) => void;
  readonly onDrag: (state: 'start' | 'end') => void;
  readonly onOver: (zone: Zone) => void;
  readonly onDrop: () => void;
}

const STEPS = [
  ['up', text.up, IconArrowUp],
  ['down', text.down, IconArrowDown],
  ['in', text.inward, IconIndentIncrease],
  ['out', text.outward, IconIndentDecrease],
] as const;

/** The part of a row that the pointer is over. */
function zoneOf(event: DragEvent, isTree: boolean): Zone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (!isTree) return part < 0.5 ? 'before' : 'after';
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
}

function stepOfKey({ key, currentTarget }: KeyboardEvent): Step | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, Step>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isRtl ? 'out' : 'in',
    ArrowLeft: isRtl ? 'in' : 'out',
  };
  return steps[key];
}

/** One category of the tree. */
export function CategoryRow(props: CategoryRowProps): ReactElement {
  const { row, isTree, canUpdate, canRemove, steps, over } = props;
  const name = row.category;
  return (
    <li
      className="ad-category"
      data-over={over}
      style={{ '--ad-depth': depthOf(row) } as object}
      onDragOver={(event) => {
        event.preventDefault();
        props.onOver(zoneOf(event, isTree));
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      {canUpdate && (
        <button
          type="button"
          className="ad-category-grip"
          aria-label={isTree ? text.grip(name) : text.gripFlat(name)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            const item = event.currentTarget.closest('li');
            if (item) event.dataTransfer.setDragImage(item, 16, 16);
            props.onDrag('start');
          }}
          onDragEnd={() => props.onDrag('end')}
          onKeyDown={(event) => {
            const step = stepOfKey(event);
            if (!step) return;
            event.preventDefault();
            props.onStep(step);
          }}
        >
          <Icon of={IconGripVertical} size={16} />
        </button>
      )}
      <span className="ad-category-picture" aria-hidden>
        {row.thumbnail ? <img src={row.thumbnail} alt="" /> : <Icon of={IconFolder} size={16} />}
      </span>
      <span className="ad-category-name">
        {canUpdate ? (
          <UnstyledButton className="ad-row-link" onClick={props.onOpen}>
            {name}
          </UnstyledButton>
        ) : (
          name
        )}
        <span className="ad-quiet at-cut">/{row.path}</span>
      </span>
      {!isTree && <span className="at-meta">{text.posts(row.count)}</span>}
      {(canUpdate || canRemove) && (
        <Menu width={210} position="bottom-end">
          <Menu.Target>
            <ActionIcon size={32} variant="subtle" color="gray" aria-label={text.actions(name)}>
              <Icon of={IconDots} size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {canUpdate && (
              <>
                <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={props.onOpen}>
                  {text.edit}
                </Menu.Item>
                {STEPS.filter(([step]) => steps.includes(step)).map(([step, label, icon]) => (
                  <Menu.Item
                    key={step}
                    leftSection={<Icon of={icon} />}
                    onClick={() => props.onStep(step)}
                  >
                    {label}
                  </Menu.Item>
                ))}
              </>
            )}
            {canRemove && (
              <Menu.Item
                color="var(--at-danger)"
                leftSection={<Icon of={IconTrash} />}
                onClick={props.onRemove}
              >
                {text.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
