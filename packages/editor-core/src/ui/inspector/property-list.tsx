import { COMPONENT_LIMITS } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { IconButton, TextInput } from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import {
  getProperties,
  getVariants,
  removeProperty,
  removeVariant,
  renameProperty,
} from '../../model/edits/property-edits.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';

/** Renders the properties and the variants of the open component. */
export function PropertyList(): ReactElement {
  const { store } = useEditor();
  useNode(ROOT_ID);
  const properties = getProperties(store);
  const variants = getVariants(store);
  return (
    <div className="at-settings">
      <h3 className="at-setting-label">Properties</h3>
      {properties.length === 0 ? (
        <p className="at-panel-note">
          Select a block and choose “Make a property” below one of its settings. Each page can then
          have its own value.
        </p>
      ) : null}
      {properties.map(({ id, name, node }) => (
        <div key={id} className="at-setting">
          <div className="at-property-form">
            <TextInput
              key={name}
              size="xs"
              aria-label={`Name of the property ${name}`}
              defaultValue={name}
              maxLength={COMPONENT_LIMITS.name}
              onBlur={(event) => {
                const chosen = event.currentTarget.value.trim();
                if (chosen && chosen !== name) renameProperty(store, id, chosen);
              }}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
            <IconButton
              size={26}
              icon={IconTrash}
              label={`Remove the property ${name}`}
              onPress={() => removeProperty(store, id)}
            />
          </div>
          <span className="at-setting-help">{store.getName(node)}</span>
        </div>
      ))}
      {variants.length > 0 ? <h3 className="at-setting-label">Variants</h3> : null}
      {variants.map(({ id, name }) => (
        <div key={id} className="at-property-head">
          <span>{name}</span>
          <IconButton
            size={26}
            icon={IconTrash}
            label={`Remove the variant ${name}`}
            onPress={() => removeVariant(store, id)}
          />
        </div>
      ))}
    </div>
  );
}
