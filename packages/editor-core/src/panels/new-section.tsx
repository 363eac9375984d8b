import { createFragment } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { ReactElement } from 'react';
import { useEditor } from '../editor-context.ts';

/** Columns that the placeholder offers. Source: EDIT-019. */
const CHOICES = [1, 2, 3, 4] as const;

/** The end of the page in the canvas: adds a section with as many columns as chosen. */
export function NewSection(): ReactElement {
  const { store } = useEditor();
  const add = (count: number): void => {
    const fragment = createFragment(
      { type: 'Section', children: Array.from({ length: count }, () => ({ type: 'Column' })) },
      store.registry,
    );
    const index = store.node(ROOT_ID)?.nodes.length ?? 0;
    store.run([{ type: 'insert', parent: ROOT_ID, index, fragment }], {
      label: `Add section, ${count} ${count === 1 ? 'column' : 'columns'}`,
      select: [fragment.rootNodeId],
    });
  };
  return (
    <section className="at-new-section" aria-label="Add a section">
      <span>Add a section</span>
      <div className="at-new-section-choices">
        {CHOICES.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={`${count} ${count === 1 ? 'column' : 'columns'}`}
            onClick={(event) => {
              add(count);
              // The new section is selected: the next keys are for it, as after any other block that is added.
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
