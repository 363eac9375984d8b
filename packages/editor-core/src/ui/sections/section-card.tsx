import { type BlockTemplate, createFragment, createTree, PAGE_ROOT } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { UnstyledButton } from '@org/ui';
import { type ReactElement, useMemo } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { useClick } from '../elements/use-click.ts';
import { BlockPicture } from '../rendering/block-picture.tsx';

/** Maximum height of the picture of a whole page, as a multiple of its width. */
const PAGE_HEIGHT = 1.5;

/** Props of a card. */
export interface SectionCardProps {
  readonly name: string;
  /** Text below the name. @default none */
  readonly note?: string | undefined;
  /** Sections of the picture, one below the other. */
  readonly templates: readonly BlockTemplate[];
  readonly host: EditorHost;
  readonly onInsert: () => void;
  /** Returns what a drag adds to the page. @default nothing */
  readonly getDragged?: (() => BlockTemplate) | undefined;
  /** Called when the card is pressed with the pointer, which may start a drag. @default no drag */
  readonly onPress?: ((dragged: Dragged, event: PointerEvent) => void) | undefined;
}

/** Renders a section or a page in the theme of the tenant, with its name. */
export function SectionCard(props: SectionCardProps): ReactElement {
  const { name, note, templates, host, onInsert, getDragged, onPress } = props;
  const { store } = useEditor();
  const click = useClick();
  const tree = useMemo(
    () => createTree({ type: PAGE_ROOT, children: templates }, store.registry),
    [templates, store],
  );
  return (
    <UnstyledButton
      className="at-section-card"
      onPointerDown={(event) => {
        click.onPointerDown(event);
        const dragged = getDragged?.();
        if (event.button !== 0 || !onPress || !dragged) return;
        const fragment = createFragment(dragged, store.registry);
        onPress({ kind: 'new', type: dragged.type, fragment }, event.nativeEvent);
      }}
      onClick={(event) => click.isClick(event) && onInsert()}
    >
      <span className="at-section-picture">
        <BlockPicture
          tree={tree}
          ids={tree[ROOT_ID]?.nodes ?? []}
          host={host}
          title={name}
          {...(templates.length > 1 && { tallest: PAGE_HEIGHT })}
        />
      </span>
      <span className="at-section-name">{name}</span>
      {note === undefined ? null : <span className="at-section-note">{note}</span>}
    </UnstyledButton>
  );
}
