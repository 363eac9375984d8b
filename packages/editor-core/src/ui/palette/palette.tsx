import {
  BLOCK_CATEGORIES,
  type BlockCategory,
  type BlockDefinition,
  createFragment,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import { Button, EmptyState, TextInput } from '@org/ui';
import { type KeyboardEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import { blocksFor } from '../../model/edits/blocks-for.ts';
import { insertBlock } from '../../model/edits/edits.ts';
import { matchesSearch } from '../../model/edits/find-blocks.ts';
import { placeFor } from '../../model/edits/place-for.ts';
import { useEditor, useEditorState, useNode } from '../../session/context/editor-context.ts';
import { BlockIcon } from '../elements/block-icon.tsx';
import { useClick } from '../elements/use-click.ts';
import { nextInGrid } from './next-in-grid.ts';

/** Labels of the palette's categories. */
const DRAWERS: Readonly<Record<BlockCategory, string>> = {
  layout: 'Layout',
  text: 'Text',
  media: 'Media',
  interactive: 'Interactive',
  navigation: 'Navigation',
  commerce: 'Shop',
  email: 'Email',
};

/** Props of the palette. */
export interface PaletteProps {
  /** Called when a block is pressed with the pointer, which may start a drag. */
  readonly onPress: (type: string, event: PointerEvent) => void;
  /** Shows the ready-made sections that match a search. @default there are none */
  readonly onFindSections?: ((search: string) => void) | undefined;
}

/**
 * Returns true for the tab stop of a category.
 * @param blocks - blocks of the category
 * @param stop - type of the last focused block
 */
function isStop(blocks: readonly BlockDefinition[], at: number, stop: string | undefined): boolean {
  const known = blocks.findIndex(({ type }) => type === stop);
  return at === Math.max(0, known);
}

/**
 * Renders the blocks that can be added. Drag one onto the page, or click it to insert it after the selection. Each category is
 * one tab stop, since there are dozens of blocks; arrow keys move between blocks.
 */
export function Palette({ onPress, onFindSections }: PaletteProps): ReactElement {
  const { store, announce, blocks: editorBlocks } = useEditor();
  const { searchTerms } = editorBlocks;
  const hasRecord = useEditorState((state) => state.selectedCampaign?.kind === 'notification');
  const [search, setSearch] = useState('');
  const palette = useRef<HTMLElement>(null);
  /** Tab stop of each category: the first block, or the one that last had the focus. */
  const [stops, setStops] = useState<Readonly<Record<string, string>>>({});
  // The root distinguishes pages from emails, also after another document was opened.
  const root = useNode(ROOT_ID)?.type.resolvedName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root says which blocks there are
  const drawers = useMemo(() => {
    const blocks = blocksFor(store, hasRecord).filter((block) =>
      matchesSearch(block, search, searchTerms?.[block.type]),
    );
    return BLOCK_CATEGORIES.map((category) => ({
      category,
      blocks: blocks.filter((block) => block.category === category),
    })).filter((drawer) => drawer.blocks.length > 0);
  }, [store, search, root, searchTerms, hasRecord]);

  const click = useClick();

  const add = (type: string): void => {
    const place = placeFor(store, createFragment({ type }, store.registry));
    const result = insertBlock(store, { type }, place);
    const label = store.registry.get(type)?.label ?? type;
    announce(
      result.ok ? `${label} added to ${store.getName(place.parent)}` : result.message,
      result.ok ? 'status' : 'refused',
    );
  };

  const onKey = (event: KeyboardEvent<HTMLElement>, type: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return add(type);
    }
    const blocks = [...(palette.current?.querySelectorAll<HTMLElement>('.at-palette-block') ?? [])];
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = nextInGrid(
      blocks.map((block) => block.getBoundingClientRect()),
      blocks.indexOf(event.currentTarget),
      event.key,
      isRtl,
    );
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    blocks[to]?.focus();
  };

  return (
    <section ref={palette} className="at-palette" aria-label="Blocks">
      <TextInput
        size="xs"
        type="search"
        aria-label="Search blocks"
        placeholder="Search blocks"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {drawers.length === 0 ? (
        <EmptyState title="No blocks found" text="Try another word." />
      ) : null}
      {drawers.map(({ category, blocks }) => (
        <div key={category} className="at-drawer">
          <h2 id={`at-drawer-${category}`}>{DRAWERS[category]}</h2>
          {/* biome-ignore lint/a11y/useSemanticElements: what is grouped are no fields of a form */}
          <div className="at-drawer-blocks" role="group" aria-labelledby={`at-drawer-${category}`}>
            {blocks.map((block, at) => (
              <button
                key={block.type}
                type="button"
                className="at-palette-block"
                title={block.description}
                data-block-type={block.type}
                aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
                tabIndex={isStop(blocks, at, stops[category]) ? 0 : -1}
                onFocus={() => setStops((before) => ({ ...before, [category]: block.type }))}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  click.onPointerDown(event);
                  onPress(block.type, event.nativeEvent);
                }}
                onKeyDown={(event) => onKey(event, block.type)}
                onClick={(event) => click.isClick(event) && add(block.type)}
              >
                <BlockIcon name={block.icon} />
                <span>{block.label}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
      {search.trim() !== '' && onFindSections ? (
        <Button variant="subtle" size="xs" onClick={() => onFindSections(search)}>
          Find sections for “{search.trim()}”
        </Button>
      ) : null}
    </section>
  );
}
