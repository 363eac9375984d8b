import {
  COMPONENT_LIMITS,
  encodeContent,
  newNodeId,
  type PropertyValues,
  readProperties,
  readVariants,
} from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, JsonValue, NodeId } from '@org/schema/entities';
import { Button, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';
import { asFailure } from '../../session/host/gateway.ts';
import type { KnownComponent } from '../../session/state/component-list.ts';

/** Props of the button. */
export interface SaveVariantProps {
  readonly id: NodeId;
  readonly component: KnownComponent;
  /** Values that the instance shows. */
  readonly values: PropertyValues;
}

/** Saves the values of an instance as a variant of its component, which other pages can choose. */
export function SaveVariant({ id, component, values }: SaveVariantProps): ReactElement | null {
  const { store, session, announce } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const root = component.tree?.[ROOT_ID];
  if (!component.tree || !root) return null;
  const { tree } = component;
  const save = async (): Promise<void> => {
    if (!name.trim()) return setError('Please enter a name');
    const variant = { id: newNodeId(), name: name.trim(), values: { ...values } };
    const before = readVariants(tree, readProperties(tree, store.registry));
    if (before.length >= COMPONENT_LIMITS.variants)
      return setError(`A component has at most ${COMPONENT_LIMITS.variants} variants`);
    const variants: JsonValue = [
      ...before.map((one) => ({ ...one, values: { ...one.values } })),
      variant,
    ];
    const changed: BuilderTree = {
      ...tree,
      [ROOT_ID]: { ...root, custom: { ...root.custom, variants } },
    };
    try {
      await session.components.save({ ...component, content: encodeContent(changed) });
    } catch (failure) {
      return setError(asFailure(failure).message);
    }
    store.run(
      [
        { type: 'setProp', id, path: ['variant'], value: variant.id },
        { type: 'setProp', id, path: ['overrides'], value: {} },
      ],
      { label: `Use the variant ${variant.name}` },
    );
    announce(`Variant ${variant.name} saved`, 'status');
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        Save as a variant
      </Button>
    );
  return (
    <form
      className="at-property-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        size="xs"
        aria-label="Name of the variant"
        placeholder="Name of the variant"
        maxLength={COMPONENT_LIMITS.name}
        autoFocus
        value={name}
        error={error || null}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError('');
        }}
      />
      <Button size="xs" type="submit">
        Save
      </Button>
    </form>
  );
}
