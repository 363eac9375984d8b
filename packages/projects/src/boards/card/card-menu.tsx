import type { BoardColumn } from '@org/schema/entities';
import { Icon, Menu } from '@org/ui';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCheck,
} from '@tabler/icons-react';
import { type ReactElement, useMemo } from 'react';
import { text } from '../copy/messages.ts';
import { useBoard } from '../data/board-context.ts';
import type { CardKey } from '../model/board-state.ts';

/** Props of the menu: card, the button that opened it, and the columns of the board. */
export interface CardMenuProps {
  readonly of: CardKey;
  readonly button: HTMLElement;
  readonly columns: readonly BoardColumn[];
  readonly onClose: () => void;
}

/** Moves a card without dragging: to another column, or within its own. One menu serves all cards of a board. */
export function CardMenu({ of, button, columns, onClose }: CardMenuProps): ReactElement | null {
  const { store, move } = useBoard();
  const box = useMemo(() => button.getBoundingClientRect(), [button]);
  const columnId = columns.find(({ id }) => store.getKeys(id).includes(of))?.id;
  const title = store.getCard(of)?.title || text.untitled;
  if (columnId === undefined) return null;
  const keys = store.getKeys(columnId);
  const own = keys.indexOf(of);

  function close(): void {
    onClose();
    requestAnimationFrame(() => {
      // The card may be in another column by now.
      const next = document.querySelector<HTMLElement>(`[data-card="${of}"] .pj-card-menu`);
      (next ?? button).focus({ preventScroll: true });
    });
  }
  function moveTo(id: number, index: number): void {
    move(of, { columnId: id, index });
    close();
  }

  return (
    <Menu opened onClose={close} width={220} position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className="pj-menu-anchor"
          aria-label={text.cardMenu(title)}
          style={{
            insetInlineStart: box.left,
            insetBlockStart: box.top,
            inlineSize: box.width,
            blockSize: box.height,
          }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.moveTo}</Menu.Label>
        {columns.map(({ id, name, color }) => (
          <Menu.Item
            key={id}
            disabled={id === columnId}
            onClick={() => moveTo(id, 0)}
            leftSection={<span className="pj-dot" style={{ backgroundColor: color }} aria-hidden />}
            rightSection={id === columnId ? <Icon of={IconCheck} size={14} /> : null}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon of={IconArrowUp} />}
          disabled={own === 0}
          onClick={() => moveTo(columnId, own - 1)}
        >
          {text.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconArrowDown} />}
          disabled={own === keys.length - 1}
          onClick={() => moveTo(columnId, own + 1)}
        >
          {text.down}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconArrowBarToUp} />}
          disabled={own === 0}
          onClick={() => moveTo(columnId, 0)}
        >
          {text.top}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconArrowBarToDown} />}
          onClick={() => moveTo(columnId, Number.POSITIVE_INFINITY)}
        >
          {text.bottom}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
