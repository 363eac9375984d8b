import { TextInput, UnstyledButton } from '@org/ui';
import { IconChevronRight, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { CSSProperties, PointerEvent, ReactElement } from 'react';
import { getText } from '../../model/edits/text-of.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';
import { BlockIcon } from '../elements/block-icon.tsx';
import type { OutlineRow } from './outline-rows.ts';
import type { LayerDrag } from './use-layer-drag.ts';

/** Maximum length of a block's text in a row. */
const LONGEST_TEXT = 60;

/** Props of a row of the layers. */
export interface LayerLineProps {
  readonly row: OutlineRow;
  readonly domId: string;
  readonly selected: boolean;
  readonly active: boolean;
  readonly renaming: boolean;
  readonly drag: LayerDrag | undefined;
  readonly style: CSSProperties;
  /** Number of open comments on the block. */
  readonly comments: number;
  readonly onComments: () => void;
  readonly onToggle: () => void;
  readonly onHide: () => void;
  readonly onPress: (event: PointerEvent) => void;
  readonly onSelect: (how: { add: boolean; range: boolean }) => void;
  readonly onRename: (name: string | undefined) => void;
  readonly onStartRename: () => void;
  readonly onMenu: (x: number, y: number) => void;
}

/** Returns the drag state of a row for its style. */
function dropState(drag: LayerDrag | undefined, id: string): string | undefined {
  if (drag?.over !== id) return undefined;
  if (!drag.drop) return undefined;
  return drag.drop.ok ? drag.drop.edge : 'refused';
}

/** Renders a row of the layers: icon and name of a block, and buttons that collapse and hide it. */
export function LayerLine(props: LayerLineProps): ReactElement {
  const { row, domId, selected, active, renaming, drag, style } = props;
  const { store } = useEditor();
  const node = useNode(row.id);
  const definition = store.registry.get(node?.type.resolvedName ?? '');
  const name = store.getName(row.id);
  const hidden = node?.hidden === true;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around the lines has their keys
    <div
      id={domId}
      role="treeitem"
      aria-level={row.depth}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={selected}
      aria-expanded={row.hasChildren ? row.isOpen : undefined}
      tabIndex={-1}
      className="at-layer"
      data-layer={row.id}
      data-active={active || undefined}
      data-hidden={hidden || undefined}
      data-dragged={drag?.ids.includes(row.id) || undefined}
      data-drop={dropState(drag, row.id)}
      style={{ ...style, paddingInlineStart: 4 + (row.depth - 1) * 14 }}
      onPointerDown={props.onPress}
      onClick={(event) =>
        props.onSelect({ add: event.ctrlKey || event.metaKey, range: event.shiftKey })
      }
      onDoubleClick={props.onStartRename}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onMenu(event.clientX, event.clientY);
      }}
    >
      {row.hasChildren ? (
        <UnstyledButton
          className="at-layer-fold"
          tabIndex={-1}
          aria-label={`${row.isOpen ? 'Collapse' : 'Expand'} ${name}`}
          data-open={row.isOpen || undefined}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle();
          }}
        >
          <IconChevronRight size={14} aria-hidden />
        </UnstyledButton>
      ) : (
        <span className="at-layer-fold" />
      )}
      <BlockIcon name={definition?.icon ?? 'square'} size={15} />
      {renaming ? (
        <TextInput
          size="xs"
          className="at-layer-name"
          aria-label={`Name of ${name}`}
          defaultValue={name}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onPointerDown={(event) => event.stopPropagation()}
          onBlur={(event) => props.onRename(event.currentTarget.value)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') props.onRename(undefined);
          }}
        />
      ) : (
        <span className="at-layer-name">
          {name}
          <span className="at-layer-text">{getText(store, node).slice(0, LONGEST_TEXT)}</span>
        </span>
      )}
      {props.comments > 0 ? (
        <UnstyledButton
          className="at-layer-comments"
          tabIndex={-1}
          aria-label={`Open comments on ${name}: ${props.comments}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            props.onComments();
          }}
        >
          {props.comments}
        </UnstyledButton>
      ) : null}
      <UnstyledButton
        className="at-layer-hide"
        tabIndex={-1}
        aria-label={`${hidden ? 'Show' : 'Hide'} ${name}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          props.onHide();
        }}
      >
        {hidden ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
      </UnstyledButton>
    </div>
  );
}
