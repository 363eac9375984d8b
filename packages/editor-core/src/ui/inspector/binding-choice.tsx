import { type BindingKind, canShow, ITEM_FIELDS, readBindings } from '@org/content';
import type { NodeId } from '@org/schema/entities';
import { NativeSelect } from '@org/ui';
import type { ReactElement } from 'react';
import { setBinding } from '../../model/edits/binding-edits.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { useBoundCollection } from '../controls/use-bound-collection.ts';
import { useItemFields } from '../controls/use-item-fields.ts';

/** Props of the choice. */
export interface BindingChoiceProps {
  readonly id: NodeId;
  readonly prop: string;
  readonly binding: BindingKind;
  /** Name of the setting. */
  readonly label: string;
  readonly host: EditorHost;
}

/** Renders the choice of a field of the item that a setting shows, for a block that a list repeats, or of the page of a collection's items. */
export function BindingChoice({
  id,
  prop,
  binding,
  label,
  host,
}: BindingChoiceProps): ReactElement | null {
  const { store, blocks, announce } = useEditor();
  const node = useNode(id);
  const collectionId = useBoundCollection(id);
  const { fields, state } = useItemFields(collectionId ?? 0, host.findFields);
  if (!node || collectionId === undefined) return null;
  if (collectionId === 0)
    return (
      <span className="at-setting-help">
        Choose a collection for the list to show a field of its items here.
      </span>
    );
  const chosen = readBindings(node, blocks.registry.get(node.type.resolvedName))[prop] ?? '';
  const offered = [...ITEM_FIELDS, ...fields]
    .filter(({ kind }) => canShow(binding, kind))
    .map(({ key, label: name }) => ({ value: key, label: `Field: ${name}` }));
  const isGone = chosen !== '' && !offered.some(({ value }) => value === chosen);
  const getHelp = (): string | undefined => {
    if (state === 'failed') return 'The fields could not be loaded';
    if (isGone && state === 'loaded')
      return 'The collection no longer has this field. Visitors see the value above.';
    return chosen === '' ? undefined : 'The value above is shown for items without one.';
  };
  return (
    <div className="at-field-stack">
      <NativeSelect
        size="xs"
        aria-label={`Field for ${label}`}
        value={chosen}
        data={[
          { value: '', label: 'Same for all items' },
          ...offered,
          ...(isGone
            ? [{ value: chosen, label: state === 'loading' ? '…' : 'Removed field' }]
            : []),
        ]}
        onChange={(event) => {
          const result = setBinding(store, id, prop, event.currentTarget.value);
          if (!result.ok) announce(result.message, 'refused');
        }}
      />
      <span className="at-setting-help" role="status">
        {getHelp()}
      </span>
    </div>
  );
}
