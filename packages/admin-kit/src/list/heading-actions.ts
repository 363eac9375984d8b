import type { Column, RowAction, Sort } from '@org/ui';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconEyeOff,
  IconPlus,
} from '@tabler/icons-react';
import type { ListChange } from '../list-data/list-state.ts';
import { text } from './messages.ts';

/** Position of a heading, and the handler of changes. */
export interface HeadingPlace {
  readonly shown: readonly string[];
  /** The column that cannot be hidden. */
  readonly primary: string;
  readonly sort: readonly Sort[];
  readonly change: (next: ListChange) => void;
}

/** Returns the menu of a heading: sort by it, move it, hide it. */
export function headingActions<Row>(
  { id, sortable = false }: Column<Row>,
  { shown, primary, sort, change }: HeadingPlace,
): RowAction[] {
  const at = shown.indexOf(id);
  const move = (to: number) => (): void => {
    const rest = shown.filter((name) => name !== id);
    change({ columns: [...rest.slice(0, to), id, ...rest.slice(to)] });
  };
  const order = (direction: Sort['direction']) => (): void =>
    change({ sort: [{ column: id, direction }] });
  const isIn = sort.some(({ column }) => column === id);
  return [
    ...(sortable
      ? [
          { label: text.sortUp, icon: IconArrowUp, onSelect: order('ASC') },
          { label: text.sortDown, icon: IconArrowDown, onSelect: order('DESC') },
        ]
      : []),
    ...(sortable && !isIn
      ? [
          {
            label: text.sortAdd,
            icon: IconPlus,
            onSelect: () =>
              change({ sort: [...sort.slice(0, 2), { column: id, direction: 'ASC' as const }] }),
          },
        ]
      : []),
    ...(at > 0 ? [{ label: text.moveLeft, icon: IconArrowLeft, onSelect: move(at - 1) }] : []),
    ...(at < shown.length - 1
      ? [{ label: text.moveRight, icon: IconArrowRight, onSelect: move(at + 1) }]
      : []),
    ...(id !== primary
      ? [
          {
            label: text.hide,
            icon: IconEyeOff,
            onSelect: () => change({ columns: shown.filter((name) => name !== id) }),
          },
        ]
      : []),
  ];
}
