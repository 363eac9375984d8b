import {
  BLOCK_CATEGORIES,
  type BlockCategory,
  type BlockDefinition,
  createFragment,
} from '@org/content';
import { EmptyState, TextInput } from '@org/ui';
import { type ReactElement, useMemo, useState } from 'react';
import { blocksFor } from '../document/blocks-for.ts';
import { insertBlock } from '../document/edits.ts';
import { placeFor } from '../document/place-for.ts';
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
}

function matches(block: BlockDefinition, search: string): boolean {
  const text = `${block.label} ${block.description} ${block.type}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Lists the blocks that can be added. Drag one onto the page, or press Enter on it. */
export function Palette({ onPress }: PaletteProps): ReactElement {
  const { store, announce } = useEditor();
  const [search, setSearch] = useState('');
  const drawers = useMemo(() => {
    const blocks = blocksFor(store).filter((block) => matches(block, search));
    return BLOCK_CATEGORIES.map((category) => ({
      category,
      blocks: blocks.filter((block) => block.category === category),
    })).filter((drawer) => drawer.blocks.length > 0);
  }, [store, search]);

  const add = (type: string): void => {
    const place = placeFor(store, createFragment({ type }, store.registry));
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
