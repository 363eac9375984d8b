import { COMPONENT_LIMITS } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { Button, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { addProperty, findProperty, removeProperty } from '../../model/edits/property-edits.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';
import type { SettingField } from '../../session/host/editor-blocks.ts';

/** Kinds of settings that can become properties of a component. */
const KINDS: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'markup',
  'link',
  'image',
  'toggle',
  'icon',
  'color',
]);

/** Returns the props that a setting changes, the main one first; undefined for a setting that cannot become a property. */
export function getPropertyProps(field: SettingField): string[] | undefined {
  if (!KINDS.has(field.kind) || field.sets) return undefined;
  return [field.prop, ...Object.values(field.also ?? {})];
}

/** Props of the button. */
export interface PropertyButtonProps {
  readonly id: NodeId;
  /** Props of the block; none for a property that shows the block. */
  readonly props: readonly string[];
  /** Name that is suggested. */
  readonly label: string;
}

/** Makes a setting of a block a property of the open component, or undoes that. */
export function PropertyButton({ id, props, label }: PropertyButtonProps): ReactElement {
  const { store, announce } = useEditor();
  // The root has the properties.
  useNode(ROOT_ID);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(label);
  const property = findProperty(store, id, props[0]);
  if (property)
    return (
      <div className="at-property-head">
        <span className="at-setting-help">{`Property “${property.name}”`}</span>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`Remove the property ${property.name}`}
          onClick={() => removeProperty(store, property.id)}
        >
          Remove
        </Button>
      </div>
    );
  if (!isOpen)
    return (
      <Button
        size="compact-xs"
        variant="subtle"
        className="at-property-add"
        aria-label={`Make ${label} a property`}
        onClick={() => setOpen(true)}
      >
        Make a property
      </Button>
    );
  return (
    <form
      className="at-property-form"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = name.trim() || label;
        const result = addProperty(store, { name: chosen, node: id, props });
        announce(
          result.ok ? `${chosen} is a property` : result.message,
          result.ok ? 'status' : 'refused',
        );
        setOpen(false);
      }}
    >
      <TextInput
        size="xs"
        aria-label="Name of the property"
        maxLength={COMPONENT_LIMITS.name}
        autoFocus
        value={name}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button size="xs" type="submit">
        Add
      </Button>
    </form>
  );
}
