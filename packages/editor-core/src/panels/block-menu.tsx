import { Menu } from '@org/ui';
import { Fragment, type ReactElement } from 'react';
import { ShowKeys } from '../commands/show-keys.tsx';
import { useEditor } from '../editor-context.ts';

/** The commands of the menu, in its groups. All of them are commands of the one list. */
const GROUPS: readonly (readonly string[])[] = [
  ['editText', 'copy', 'cut', 'paste', 'duplicate'],
  ['copyStyle', 'pasteStyle'],
  ['moveUp', 'moveDown', 'moveTo', 'wrap', 'unwrap'],
  ['selectParent', 'rename', 'hide', 'saveTemplate'],
  ['remove'],
];

/** A point of the window at which the menu opens. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

/** The menu of the selected blocks, where the pointer or the keyboard asked for it. */
export function BlockMenu({
  at,
  onClose,
}: {
  at: MenuPoint | undefined;
  onClose: () => void;
}): ReactElement | null {
  const { commands, store } = useEditor();
  if (!at) return null;
  return (
    <Menu
      opened
      position="bottom-start"
      offset={0}
      width={250}
      middlewares={{ flip: true, shift: true, size: true }}
      onChange={(opened) => !opened && onClose()}
    >
      <Menu.Target>
        <span
          aria-hidden
          className="at-menu-point"
          style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
        />
      </Menu.Target>
      <Menu.Dropdown
        className="at-block-menu"
        aria-label={`Menu of ${store.nameOf(store.selected().at(-1) ?? '')}`}
      >
        {GROUPS.map((group, index) => (
          <Fragment key={group.join()}>
            {index > 0 ? <Menu.Divider /> : null}
            {group.map((id) => {
              const command = commands.get(id);
              if (!command) return null;
              const keys = command.shownKeys ?? command.keys[0];
              return (
                <Menu.Item
                  key={id}
                  disabled={!command.enabled()}
                  {...(id === 'remove' ? { color: 'var(--at-danger)' } : {})}
                  rightSection={keys === undefined ? null : <ShowKeys keys={keys} />}
                  onClick={() => {
                    onClose();
                    command.run();
                  }}
                >
                  {command.label}
                </Menu.Item>
              );
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
