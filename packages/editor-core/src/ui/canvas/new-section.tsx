import { createFragment, EMAIL_ROOT } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { ReactElement } from 'react';
import { insertBlock } from '../../model/edits/edits.ts';
import { isEmptyPage } from '../../model/edits/insert-sections.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';

/** Numbers of columns to choose from. */
const CHOICES = [1, 2, 3, 4] as const;

const getName = (count: number): string => `${count} ${count === 1 ? 'column' : 'columns'}`;

/** Renders the button at the end of an email that adds a section with a container. */
function NewEmailSection(): ReactElement {
  const { store, announce } = useEditor();
  const add = (): void => {
    const index = store.node(ROOT_ID)?.nodes.length ?? 0;
    const result = insertBlock(store, { type: 'EmailSection' }, { parent: ROOT_ID, index });
    announce(result.ok ? 'Section added' : result.message, result.ok ? 'status' : 'refused');
  };
  return (
    <section className="at-new-section" aria-label="Add a section">
      <div className="at-new-section-choices">
        <button
          type="button"
          aria-label="Add a section"
          onClick={(event) => {
            add();
            event.currentTarget.blur();
          }}
        >
          <i />
        </button>
      </div>
      <span>Add a section</span>
    </section>
  );
}

/** Renders the buttons that open the library of sections; on a page without content they are what it begins with. */
function LibraryButtons(): ReactElement {
  const { store, session } = useEditor();
  useNode(ROOT_ID);
  const isEmpty = isEmptyPage(store);
  const open = (dialog: 'sections' | 'pages'): void => {
    // What is chosen is added at the end of the page, where these buttons are.
    store.select([]);
    session.state.set({ dialog });
  };
  return (
    <div className="at-new-section-library">
      <button type="button" onClick={() => open('sections')}>
        {isEmpty ? 'Start with a section' : 'Choose a section'}
      </button>
      {isEmpty ? (
        <button type="button" onClick={() => open('pages')}>
          Start from a page
        </button>
      ) : null}
    </div>
  );
}

/** Renders the buttons at the end of the page that add a ready-made section, or an empty one with a number of columns. */
export function NewSection({ hasLibrary }: { readonly hasLibrary: boolean }): ReactElement {
  const { store, announce } = useEditor();
  const isEmail = useNode(ROOT_ID)?.type.resolvedName === EMAIL_ROOT;
  if (isEmail) return <NewEmailSection />;
  const add = (count: number): void => {
    const fragment = createFragment(
      { type: 'Section', children: Array.from({ length: count }, () => ({ type: 'Column' })) },
      store.registry,
    );
    const index = store.node(ROOT_ID)?.nodes.length ?? 0;
    const columns = getName(count);
    const result = store.run([{ type: 'insert', parent: ROOT_ID, index, fragment }], {
      label: `Add section, ${columns}`,
      select: [fragment.rootNodeId],
    });
    announce(
      result.ok ? `Section added, ${columns}` : result.message,
      result.ok ? 'status' : 'refused',
    );
  };
  return (
    <section className="at-new-section" aria-label="Add a section">
      {hasLibrary ? <LibraryButtons /> : null}
      <span>{hasLibrary ? 'or an empty one' : 'Add a section'}</span>
      <div className="at-new-section-choices">
        {CHOICES.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={getName(count)}
            onClick={(event) => {
              add(count);
              // The new section is selected, so keys must apply to it instead of the button.
              event.currentTarget.blur();
            }}
          >
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing have no identity
              <i key={i} />
            ))}
          </button>
        ))}
      </div>
    </section>
  );
}
