import { INSTANCE_TYPES } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { Button, UnstyledButton } from '@org/ui';
import type { ReactElement } from 'react';
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
import { TemplateFoot } from '../templates/template-foot.tsx';

/** Props of a component's card. */
export interface ComponentCardProps {
  readonly component: KnownComponent;
  /** True when the open page shows it, saved or not. */
  readonly isShownHere: boolean;
  /** True while its removal is prepared. */
  readonly isRemoving: boolean;
  readonly host: EditorHost;
  readonly onInsert: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  /** Called when the card is pressed with the pointer, which may start a drag. @default no drag */
  readonly onPress?: ((dragged: Dragged, event: PointerEvent) => void) | undefined;
}

/** Returns where saved pages and templates show a component, as text. */
function describeUsage(count: number, isShownHere: boolean): string {
  if (count === 0) return isShownHere ? 'Only here, not saved yet' : 'Not used';
  return count === 1 ? 'In 1 place' : `In ${count} places`;
}

/** Renders a component: picture, name, usage and actions. */
export function ComponentCard(props: ComponentCardProps): ReactElement {
  const { component, isShownHere, isRemoving, host, onInsert, onRename, onRemove, onPress } = props;
  const { id, name, tree, usageCount } = component;
  const { store } = useEditor();
  const click = useClick();
  const type = tree && getInstanceType(store, tree);
  // What goes into a column would be tiny on the width of a page.
  const viewport = type === INSTANCE_TYPES.block ? 'mobile' : 'desktop';
  return (
    <div className="at-template">
      <UnstyledButton
        className="at-template-picture"
        aria-label={`Insert ${name}`}
        onPointerDown={(event) => {
          click.onPointerDown(event);
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
          <BlockPicture
            tree={tree}
            ids={tree[ROOT_ID]?.nodes ?? []}
            host={host}
            title={name}
            viewport={viewport}
          />
        ) : (
          <span className="at-panel-note">This component cannot be read</span>
        )}
      </UnstyledButton>
      <TemplateFoot
        name={name}
        onInsert={onInsert}
        onEdit={() => host.openTemplate(id)}
        onRename={onRename}
        onRemove={onRemove}
      />
      {usageCount === undefined ? null : (
        <div className="at-component-usage">
          <span className="at-setting-help">{describeUsage(usageCount, isShownHere)}</span>
          {usageCount === 0 && !isShownHere ? (
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Delete ${name}`}
              loading={isRemoving}
              onClick={onRemove}
            >
              Delete
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
