import type { BlockTemplate } from '@org/content';
import { EmptyState, ErrorState, NativeSelect, Skeleton, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { insertSections } from '../../model/edits/insert-sections.ts';
import { revealNode } from '../../session/canvas-document/canvas-dom.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { LibrarySection } from '../../session/host/section-library.ts';
import { findSections, PAGES } from './find-sections.ts';
import { SectionCard } from './section-card.tsx';
import { useSectionLibrary } from './use-section-library.ts';

/** Props of the list. */
export interface SectionListProps {
  readonly host: EditorHost;
  /** Kind that is shown first: a key, `PAGES`, or '' for all sections. */
  readonly startKind: string;
  /** Search that is shown first. @default '' */
  readonly startSearch?: string | undefined;
  /** True to focus the search first. @default false */
  readonly autoFocus?: boolean | undefined;
  /** Called after something was inserted. */
  readonly onInserted?: (() => void) | undefined;
  readonly onPress?: ((dragged: Dragged, event: PointerEvent) => void) | undefined;
  /** True in a narrow panel: the kinds are a list to open. @default false */
  readonly isNarrow?: boolean | undefined;
}

/** Renders ready-made sections and pages with a search and their kinds. */
export function SectionList(props: SectionListProps): ReactElement {
  const { host, startKind, startSearch = '', autoFocus, onInserted, onPress, isNarrow } = props;
  const { store, canvas, announce } = useEditor();
  const { library, hasFailed, retry } = useSectionLibrary(host);
  const [search, setSearch] = useState(startSearch);
  const [kind, setKind] = useState(startKind);

  /** Returns the template that leaves the page with one title. */
  const getInserted = ({ template, belowTitle = template }: LibrarySection): BlockTemplate =>
    canvas()?.querySelector('h1') ? belowTitle : template;
  const choose = (key: string): void => {
    setSearch('');
    setKind(key);
  };
  const insert = (name: string, sections: readonly LibrarySection[]): void => {
    const result = insertSections(store, sections.map(getInserted), `Insert ${name}`);
    announce(result.ok ? `${name} inserted` : result.message, result.ok ? 'status' : 'refused');
    if (!result.ok) return;
    onInserted?.();
    // The block is on the canvas with the next frame.
    requestAnimationFrame(() => {
      const doc = canvas();
      const first = store.selected()[0];
      if (doc && first) revealNode(doc, first);
    });
  };

  if (hasFailed)
    return (
      <ErrorState
        title="The sections could not be loaded"
        hint="Check your connection and try again."
        onRetry={retry}
      />
    );
  if (!library)
    return (
      <div className="at-section-cards" aria-busy>
        <Skeleton height={120} />
        <Skeleton height={120} />
      </div>
    );
  const { sections, pages } = findSections(library, search, kind);
  const kinds = [
    { key: '', label: isNarrow ? 'All kinds' : 'All' },
    ...library.kinds,
    ...(library.pages.length > 0 ? [{ key: PAGES, label: 'Whole pages' }] : []),
  ];
  return (
    <div className="at-sections">
      <div className="at-section-search">
        <TextInput
          size="xs"
          type="search"
          // The dialog focuses the first as it opens; a library that loads for longer gets the focus itself.
          data-autofocus={autoFocus}
          autoFocus={autoFocus}
          aria-label="Search sections"
          placeholder={
            isNarrow ? 'Search sections' : 'Search sections, such as “prices” or “reviews”'
          }
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {isNarrow ? (
          <NativeSelect
            size="xs"
            aria-label="Kind"
            value={search === '' ? kind : ''}
            onChange={(event) => choose(event.currentTarget.value)}
            data={kinds.map(({ key, label }) => ({ value: key, label }))}
          />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: the buttons are no fields of a form
          <div className="at-section-kinds" role="group" aria-label="Kind">
            {kinds.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                aria-pressed={search === '' && kind === key}
                onClick={() => choose(key)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      {sections.length + pages.length === 0 ? (
        <EmptyState title="No sections found" text="Try another word." />
      ) : null}
      <div className="at-section-cards">
        {pages.map((page) => (
          <SectionCard
            key={`page-${page.key}`}
            name={page.name}
            note={page.description}
            templates={page.sections.map(({ template }) => template)}
            host={host}
            onInsert={() => insert(page.name, page.sections)}
          />
        ))}
        {sections.map((section) => (
          <SectionCard
            key={section.key}
            name={section.name}
            note={
              kind === '' || search
                ? library.kinds.find(({ key }) => key === section.kind)?.label
                : undefined
            }
            templates={[section.template]}
            host={host}
            onInsert={() => insert(section.name, [section])}
            getDragged={() => getInserted(section)}
            onPress={onPress}
          />
        ))}
      </div>
    </div>
  );
}
