import {
  BLOCK_CATEGORIES,
  type BlockCategory,
  type BlockDefinition,
  createFragment,
  placeOf,
  refusePlacement,
} from '@org/content';
import { type NodeId, ROOT_ID } from '@org/schema';
import { EmptyState, TextInput } from '@org/ui';
import { type ReactElement, useMemo, useState } from 'react';
import type { DocumentStore } from '../document/document-store.ts';
import { insertBlock, type Place } from '../document/edits.ts';
import { useEditor } from '../editor-context.ts';
import { BlockIcon } from './block-icon.tsx';

/** Names of the palette's drawers. */
const DRAWERS: Readonly<Record<BlockCategory, string>> = {
  layout: 'Layout',
  text: 'Text',
  media: 'Media',
  interactive: 'Interactive',
  navigation: 'Navigation',
  commerce: 'Shop',
  email: 'Email',
};

/** The palette: every block of the target, by drawer, with a search. */
export interface PaletteProps {
  /** A block was pressed with the pointer: it may become a drag. */
  readonly onPress: (type: string, event: PointerEvent) => void;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
}

/** Where a block goes that is added without pointing at a place: into the selected block, after it, or at the end of the page. */
function placeForNew(store: DocumentStore, type: string): Place {
  const fragment = createFragment({ type }, store.registry);
  const fits = (parent: NodeId): boolean =>
    !refusePlacement(store.tree, store.registry, { parent, fragment });
  for (let id: NodeId | undefined = store.single; id !== undefined; id = store.node(id)?.parent) {
    if (fits(id)) return { parent: id, index: store.node(id)?.nodes.length ?? 0 };
    const place = placeOf(store.tree, id);
    if (place && fits(place.parent)) return { parent: place.parent, index: place.index + 1 };
  }
  return { parent: ROOT_ID, index: store.node(ROOT_ID)?.nodes.length ?? 0 };
}

function matches(block: BlockDefinition, search: string): boolean {
  const text = `${block.label} ${block.description} ${block.type}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lists the blocks that can be added. Drag one onto the page, or press Enter on it. */
export function Palette({ onPress, announce }: PaletteProps): ReactElement {
  const { store } = useEditor();
  const [search, setSearch] = useState('');
  const drawers = useMemo(() => {
    const rootType = store.node(ROOT_ID)?.type.resolvedName ?? 'Wrapper';
    const target = rootType === 'EmailWrapper' ? 'email' : 'page';
    const blocks = store.registry
      .all()
      .filter(
        (block) => !block.internal && block.targets.includes(target) && matches(block, search),
      );
    return BLOCK_CATEGORIES.map((category) => ({
      category,
      blocks: blocks.filter((block) => block.category === category),
    })).filter((drawer) => drawer.blocks.length > 0);
  }, [store, search]);

  const add = (type: string): void => {
    const place = placeForNew(store, type);
    const result = insertBlock(store, { type }, place);
    const label = store.registry.get(type)?.label ?? type;
    announce(
      result.ok ? `${label} added to ${store.nameOf(place.parent)}` : result.message,
      result.ok ? 'status' : 'refused',
    );
  };

  return (
    <section className="at-palette" aria-label="Blocks">
      <TextInput
        size="xs"
        type="search"
        aria-label="Search blocks"
        placeholder="Search blocks"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {drawers.length === 0 ? (
        <EmptyState title="No block is called that" text="Try another word." />
      ) : null}
      {drawers.map(({ category, blocks }) => (
        <div key={category} className="at-drawer">
          <h3>{DRAWERS[category]}</h3>
          <div className="at-drawer-blocks">
            {blocks.map((block) => (
              <button
                key={block.type}
                type="button"
                className="at-palette-block"
                title={block.description}
                data-block-type={block.type}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  onPress(block.type, event.nativeEvent);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  add(block.type);
                }}
                onDoubleClick={() => add(block.type)}
              >
                <BlockIcon name={block.icon} />
                <span>{block.label}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
