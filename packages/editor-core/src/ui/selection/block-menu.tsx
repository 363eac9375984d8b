import { Menu } from '@org/ui';
import { Fragment, type ReactElement, useEffect, useRef } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { ShowKeys } from '../elements/show-keys.tsx';

/** Commands of the menu by group, by their ids in the registry. */
const GROUPS: readonly (readonly string[])[] = [
  ['editText', 'copy', 'cut', 'paste', 'duplicate'],
  ['copyStyle', 'pasteStyle'],
  ['moveUp', 'moveDown', 'moveTo', 'wrap', 'unwrap'],
  ['selectParent', 'rename', 'hide', 'saveTemplate'],
  ['makeComponent', 'editComponent', 'detachComponent'],
  ['comment'],
  ['remove'],
];

/** Commands for a single block, which are omitted for several. */
const FOR_ONE_BLOCK: ReadonlySet<string> = new Set([
  'editText',
  'copyStyle',
  'moveUp',
  'moveDown',
  'unwrap',
  'selectParent',
  'comment',
  'rename',
  'saveTemplate',
]);

/** Commands that are only in the menu when they are possible. */
const IF_POSSIBLE: ReadonlySet<string> = new Set([
  'makeComponent',
  'editComponent',
  'detachComponent',
  'comment',
]);

/** A point of the window at which the menu opens. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

/** Renders the context menu of the selected blocks. */
export function BlockMenu({
  at,
  doc,
  onClose,
}: {
  at: MenuPoint | undefined;
  /** Document of the canvas, where a click closes the menu too. */
  doc: Document | undefined;
  onClose: () => void;
}): ReactElement | null {
  const { commands, store } = useEditor();
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!at) return;
    // The menu cannot take the focus from the canvas, which is another document.
    const request = requestAnimationFrame(() =>
      dropdown.current
        ?.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled, [data-disabled])')
        ?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(request);
  }, [at]);
  useEffect(() => {
    if (!at || !doc) return;
    doc.addEventListener('pointerdown', onClose, { capture: true });
    return () => doc.removeEventListener('pointerdown', onClose, { capture: true });
  }, [at, doc, onClose]);
  if (!at) return null;
  const selected = store.selected();
  const hasSeveral = selected.length > 1;
  const name = hasSeveral ? `${selected.length} blocks` : store.getName(selected[0] ?? '');
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
      <Menu.Dropdown ref={dropdown} className="at-block-menu" aria-label={`Menu of ${name}`}>
        {GROUPS.filter((group) =>
          group.some((id) => !IF_POSSIBLE.has(id) || commands.get(id)?.enabled()),
        ).map((group, index) => (
          <Fragment key={group.join()}>
            {index > 0 ? <Menu.Divider /> : null}
            {group.map((id) => {
              const command = commands.get(id);
              if (!command || (hasSeveral && FOR_ONE_BLOCK.has(id))) return null;
              if (IF_POSSIBLE.has(id) && !command.enabled()) return null;
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
