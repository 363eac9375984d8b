import { isInstance, isList } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderNode, JsonObject, NodeId } from '@org/schema/entities';
import {
  createElement,
  memo,
  type ReactElement,
  type ReactNode,
  useCallback,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { getShownProps } from '../../model/edits/binding-edits.ts';
import { getParentBlock } from '../../model/edits/parent-block.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import { StaticBlocks } from '../rendering/static-blocks.tsx';
import { useShownComponent } from '../rendering/use-shown-component.ts';
import { useCanvas } from './canvas-context.ts';
import { ItemCopy } from './item-copy.tsx';
import { useListedItems } from './use-listed-items.ts';

/** Renders a placeholder for an unknown block or a failing view; the document is not changed. */
function Broken({
  id,
  title,
  text,
  children,
}: {
  id: NodeId;
  title: string;
  text: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <div className="at-broken" data-node={id} data-block="unknown">
      <strong>{title}</strong>
      <span>{text}</span>
      {children}
    </div>
  );
}

/** Returns a block with the fields of the item that the page shows. */
function showItem(
  id: NodeId,
  node: BuilderNode,
  { store, items, shownItem }: ReturnType<typeof useCanvas>,
): BuilderNode {
  if (!shownItem || !items) return node;
  const props = getShownProps(store, id, { ...shownItem, locale: items.locale });
  return { ...node, props: { ...node.props, ...props } };
}

function draw(
  id: NodeId,
  node: BuilderNode,
  canvas: ReturnType<typeof useCanvas>,
  {
    whole,
    children = node.nodes.map((child) => <CanvasNode key={child} id={child} />),
  }: { readonly whole?: JsonObject | undefined; readonly children?: readonly ReactElement[] } = {},
): ReactNode {
  const type = node.type.resolvedName;
  const definition = canvas.blocks.registry.get(type);
  const view = definition && canvas.blocks.views[definition.type];
  if (!definition || !view)
    return (
      <Broken
        id={id}
        title={type || 'Unknown block'}
        text="This block type is not installed. Its content is unchanged."
      >
        {children}
      </Broken>
    );
  try {
    const prepared = canvas.blocks.prepare(id, showItem(id, node, canvas), definition, {
      context: canvas.context as never,
      sheet: canvas.styles.sheet,
    });
    canvas.styles.take(prepared.newRules);
    const root = {
      ...prepared.root,
      ...(node.hidden ? { 'data-hidden': '' } : {}),
      ...(definition.canvas && children.length === 0 ? { 'data-vacant': '' } : {}),
    };
    // Views are pure functions without hooks, so that a block costs only this React component.
    return (view as (props: object) => ReactElement)({
      props: prepared.props,
      root,
      context: canvas.context,
      uid: `b${id}`,
      whole,
      children: children.length > 0 ? children : undefined,
    });
  } catch (error) {
    return (
      <Broken
        id={id}
        title={definition.label}
        text={`This block could not be displayed: ${error instanceof Error ? error.message : String(error)}`}
      />
    );
  }
}

/** Renders a block that depends on its parent block; it rerenders when either changes. */
function Part({ id, node }: { id: NodeId; node: BuilderNode }): ReactNode {
  const canvas = useCanvas();
  const { store, blocks } = canvas;
  const parent = node.parent ?? '';
  const above = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeNode(parent, listener), [store, parent]),
    () => store.node(parent),
  );
  const definition = blocks.registry.get(node.type.resolvedName);
  const whole = definition && getParentBlock(blocks.registry, definition, above);
  return draw(id, node, canvas, { whole });
}

/** Copies of the template that a list shows in the canvas. */
const MAX_COPIES = 12;

/**
 * Renders a list of a collection: the blocks that it repeats, and behind them its first items as visitors see them. In the preview
 * it has the items only.
 */
function ItemList({ id, node }: { id: NodeId; node: BuilderNode }): ReactNode {
  const canvas = useCanvas();
  const listed = useListedItems(node.props, canvas.items);
  const isEdited = 'editing' in canvas.context && canvas.context.editing === true;
  const [template] = node.nodes;
  if (!listed || template === undefined) return draw(id, node, canvas);
  const copies = listed.items
    .slice(0, MAX_COPIES)
    .map((item) => (
      <ItemCopy
        key={`item-${item.id}`}
        template={template}
        item={item}
        fields={[...listed.fields]}
      />
    ));
  const own = node.nodes.map((child) => <CanvasNode key={child} id={child} />);
  return draw(id, node, canvas, { children: isEdited ? [...own, ...copies] : copies });
}

/** Renders the blocks of a component, which are not edited here. */
function Instance({ id, node }: { id: NodeId; node: BuilderNode }): ReactNode {
  const { blocks, styles, context } = useCanvas();
  const { session } = useEditor();
  const shown = useShownComponent(id, node);
  const isEdited = 'editing' in context && context.editing === true;
  const staticContext = useMemo(() => ({ ...context, editing: false }), [context]);
  if (!shown)
    return isEdited ? (
      <Broken
        id={id}
        title="Component"
        text={
          session.components.isLoaded || session.components.failure
            ? 'This component is not available.'
            : 'Loading…'
        }
      />
    ) : null;
  return (
    <StaticBlocks
      tree={shown}
      id={id}
      blocks={blocks}
      styles={styles}
      context={staticContext}
      isMarked={isEdited ? id : undefined}
    />
  );
}

/** Renders a block of the canvas. It only rerenders when its own node changes. */
export const CanvasNode: (props: { id: NodeId }) => ReactNode = memo(function CanvasNode({
  id,
}: {
  id: NodeId;
}): ReactNode {
  const canvas = useCanvas();
  const { store } = canvas;
  const node = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeNode(id, listener), [store, id]),
    () => store.node(id),
  );
  const fresh = useSyncExternalStore(
    useCallback((listener: () => void) => canvas.redraws.subscribe(id, listener), [canvas, id]),
    () => canvas.redraws.count(id),
  );
  if (!node) return null;
  const isPart = canvas.blocks.registry.get(node.type.resolvedName)?.partOf !== undefined;
  const drawn = isInstance(node) ? (
    <Instance id={id} node={node} />
  ) : isPart ? (
    <Part id={id} node={node} />
  ) : isList(node) && canvas.items ? (
    <ItemList id={id} node={node} />
  ) : (
    draw(id, node, canvas)
  );
  // After inline editing the block needs a new element, since the DOM no longer matches React's state.
  return fresh > 0 && id !== ROOT_ID ? createElement(Fresh, { key: fresh }, drawn) : drawn;
});

function Fresh({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
