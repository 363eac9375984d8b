import type { ShownItem } from '@org/schema/entities';
import { NativeSelect } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { ItemSource } from '../../session/host/item-source.ts';
import { useListedItems } from './use-listed-items.ts';

/** Items that are offered. */
const MAX_OFFERED = 100;

const getProps = (collectionId: number) => ({
  collectionId,
  orderBy: 'title',
  perPage: MAX_OFFERED,
});

/** Renders the choice of the item with which the canvas shows the page of a collection's items. The first one is chosen at first. */
export function ShownItemPicker({
  collectionId,
  source,
}: {
  readonly collectionId: number;
  readonly source: ItemSource;
}): ReactElement {
  const { session } = useEditor();
  const shown = useEditorState((state) => state.shownItem);
  const [props, setProps] = useState(() => getProps(collectionId));
  const listed = useListedItems(props, source);
  useEffect(() => setProps(getProps(collectionId)), [collectionId]);
  useEffect(() => {
    const [item] = listed?.items ?? [];
    const first: ShownItem | null = listed && item ? { fields: [...listed.fields], item } : null;
    session.state.set({ shownItem: first });
    return () => session.state.set({ shownItem: null });
  }, [listed, session]);
  const choose = (id: string): void => {
    const item = listed?.items.find((one) => String(one.id) === id);
    session.state.set({ shownItem: listed && item ? { fields: [...listed.fields], item } : null });
  };
  return (
    <div className="at-shown-item">
      <span aria-hidden>Shown with</span>
      <NativeSelect
        size="xs"
        aria-label="Shown with"
        value={shown ? String(shown.item.id) : ''}
        data={[
          { value: '', label: 'Texts of the page itself' },
          ...(listed?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {listed?.items.length === 0 ? (
        <span className="at-setting-help">The collection has no published items yet.</span>
      ) : null}
    </div>
  );
}
