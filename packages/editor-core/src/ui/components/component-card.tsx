import { ROOT_ID } from '@org/schema';
import { IconButton, Menu, TextInput, UnstyledButton } from '@org/ui';
import { IconDots } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import {
  createInstance,
  getInstanceType,
  getShownBlocks,
} from '../../model/edits/component-edits.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { KnownComponent } from '../../session/state/component-list.ts';
import { useClick } from '../elements/use-click.ts';
import { BlockPicture } from '../rendering/block-picture.tsx';

/** Props of a component's card. */
export interface ComponentCardProps {
  readonly component: KnownComponent;
  readonly host: EditorHost;
  readonly onInsert: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  /** Called when the card is pressed with the pointer, which may start a drag. @default no drag */
  readonly onPress?: ((dragged: Dragged, event: PointerEvent) => void) | undefined;
}

/** Returns a number of pages and templates as text. */
function describeUsage(count: number): string {
  return count === 0 ? 'Not in use' : count === 1 ? 'In 1 place' : `In ${count} places`;
}

/** Renders a component: picture, name, usage and actions. */
export function ComponentCard(props: ComponentCardProps): ReactElement {
  const { component, host, onInsert, onRename, onRemove, onPress } = props;
  const { id, name, tree, usageCount } = component;
  const { store } = useEditor();
  const [renaming, setRenaming] = useState(false);
  const click = useClick();
  return (
    <div className="at-template">
      <UnstyledButton
        className="at-template-picture"
        aria-label={`Insert ${name}`}
        onPointerDown={(event) => {
          click.onPointerDown(event);
          const type = tree && getInstanceType(store, tree);
          if (event.button !== 0 || !onPress || type === undefined) return;
          onPress(
            {
              kind: 'new',
              type,
              fragment: createInstance(store, type, id),
              shown: tree && getShownBlocks(tree),
            },
            event.nativeEvent,
          );
        }}
        onClick={(event) => click.isClick(event) && onInsert()}
      >
        {tree ? (
          <BlockPicture tree={tree} ids={tree[ROOT_ID]?.nodes ?? []} host={host} title={name} />
        ) : (
          <span className="at-panel-note">This component cannot be read</span>
        )}
      </UnstyledButton>
      <div className="at-template-foot">
        {renaming ? (
          <TextInput
            size="xs"
            aria-label={`Name of ${name}`}
            defaultValue={name}
            autoFocus
            onBlur={(event) => {
              setRenaming(false);
              onRename(event.currentTarget.value.trim());
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') setRenaming(false);
            }}
          />
        ) : (
          <span className="at-template-name" title={name}>
            {name}
          </span>
        )}
        <Menu position="bottom-end" returnFocus={false}>
          <Menu.Target>
            <IconButton size={26} icon={IconDots} label={`More for ${name}`} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onInsert}>Insert</Menu.Item>
            <Menu.Item onClick={() => host.openTemplate(id)}>Edit</Menu.Item>
            <Menu.Item onClick={() => setRenaming(true)}>Rename</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="var(--at-danger)" onClick={onRemove}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {usageCount === undefined ? null : (
        <span className="at-setting-help">{describeUsage(usageCount)}</span>
      )}
    </div>
  );
}
