import {
  type ComponentProperty,
  getComponentId,
  getShownValues,
  readProperties,
  readValues,
  readVariants,
  SHOW,
} from '@org/content';
import type { JsonObject, NodeId } from '@org/schema/entities';
import { Button, NativeSelect, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { setOverrides } from '../../model/edits/component-edits.ts';
import { setProp } from '../../model/edits/edits.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';
import { useComponents } from '../../session/context/use-components.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { KnownComponent } from '../../session/state/component-list.ts';
import { TextField } from '../text/text-field.tsx';
import { SaveVariant } from './save-variant.tsx';
import { SettingControl } from './setting-control.tsx';

/** Props of the field of a property. */
interface PropertyFieldProps {
  readonly property: ComponentProperty;
  readonly component: KnownComponent;
  /** Values that the instance shows in place of the component's own. */
  readonly shown: JsonObject;
  readonly isOverridden: boolean;
  readonly host: EditorHost;
  readonly onChange: (values: JsonObject) => void;
  readonly onReset: () => void;
}

/** Renders the control of a property, which is that of the setting of its block. */
function PropertyControl(props: PropertyFieldProps): ReactElement {
  const { property, component, shown, host, onChange } = props;
  const { blocks } = useEditor();
  const node = component.tree?.[property.node];
  const [prop] = property.props;
  if (prop === undefined)
    return (
      <Switch
        size="xs"
        aria-label={property.name}
        checked={typeof shown[SHOW] === 'boolean' ? shown[SHOW] : node?.hidden !== true}
        onChange={({ currentTarget: { checked } }) => onChange({ [SHOW]: checked })}
      />
    );
  const definition = blocks.registry.get(node?.type.resolvedName ?? '');
  const defaults = definition?.defaults ?? {};
  const values: JsonObject = { ...defaults, ...node?.props, ...shown };
  const field = blocks.settings[definition?.type ?? '']?.find((one) => one.prop === prop);
  const value = values[prop];
  if (field?.kind === 'markup')
    return (
      <TextField
        label={property.name}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => onChange({ [prop]: next })}
      />
    );
  return (
    <SettingControl
      field={{ ...(field ?? { kind: 'text', prop }), label: property.name }}
      value={value}
      props={values}
      defaults={defaults}
      host={host}
      onChange={onChange}
    />
  );
}

/** Renders a property: its control, and a reset when the instance has its own value. */
function PropertyField(props: PropertyFieldProps): ReactElement {
  const { property, isOverridden, onReset } = props;
  return (
    <div className="at-setting" data-overridden={isOverridden || undefined}>
      <div className="at-property-head">
        <span className="at-setting-label">{property.name}</span>
        {isOverridden ? (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={`Reset ${property.name}`}
            onClick={onReset}
          >
            Reset
          </Button>
        ) : null}
      </div>
      <PropertyControl {...props} />
    </div>
  );
}

/** Renders the properties of a component on this page: each can have a value of its own here. */
export function InstancePanel({ id, host }: { id: NodeId; host: EditorHost }): ReactElement {
  const { store, commands, announce } = useEditor();
  const node = useNode(id);
  const components = useComponents();
  const component = node && components.get(getComponentId(node));
  if (!node || !component?.tree)
    return (
      <p className="at-panel-note">
        This component is not available. It may have been deleted: remove it from the page.
      </p>
    );
  const properties = readProperties(component.tree, store.registry);
  const variants = readVariants(component.tree, properties);
  const own = readValues(properties, node.props.overrides);
  const shown = getShownValues(properties, variants, node.props);
  const set = (property: ComponentProperty, values: JsonObject | undefined): void => {
    const { [property.id]: before, ...others } = own;
    const names: readonly string[] = property.props.length === 0 ? [SHOW] : property.props;
    const chosen = Object.fromEntries(
      Object.entries(values ?? {}).filter(([name]) => names.includes(name)),
    );
    const result = setOverrides(
      store,
      id,
      values ? { ...others, [property.id]: { ...before, ...chosen } } : others,
      values
        ? { label: `Change ${property.name}`, group: `${id}.${property.id}` }
        : { label: `Reset ${property.name}` },
    );
    if (!result.ok) announce(result.message, 'refused');
  };
  return (
    <div className="at-settings">
      <div className="at-component-actions">
        <Button size="xs" variant="default" onClick={() => commands.run('editComponent')}>
          Edit component
        </Button>
        <Button size="xs" variant="default" onClick={() => commands.run('detachComponent')}>
          Detach
        </Button>
      </div>
      {variants.length > 0 ? (
        <div className="at-setting">
          <span className="at-setting-label">Variant</span>
          <NativeSelect
            size="xs"
            aria-label="Variant"
            value={typeof node.props.variant === 'string' ? node.props.variant : ''}
            data={[
              { value: '', label: 'None' },
              ...variants.map((variant) => ({ value: variant.id, label: variant.name })),
            ]}
            onChange={(event) => setProp(store, id, 'variant', event.currentTarget.value)}
          />
        </div>
      ) : null}
      {properties.length === 0 ? (
        <p className="at-panel-note">
          This component has no properties, so it is the same on every page. Edit it to make a
          setting of a block a property.
        </p>
      ) : null}
      {properties.map((property) => (
        <PropertyField
          key={property.id}
          property={property}
          component={component}
          shown={shown[property.id] ?? {}}
          isOverridden={own[property.id] !== undefined}
          host={host}
          onChange={(values) => set(property, values)}
          onReset={() => set(property, undefined)}
        />
      ))}
      {Object.keys(own).length > 0 ? (
        <div className="at-component-actions">
          <Button
            size="xs"
            variant="default"
            onClick={() => setOverrides(store, id, {}, { label: 'Reset all properties' })}
          >
            Reset all
          </Button>
          <SaveVariant id={id} component={component} values={shown} />
        </div>
      ) : null}
    </div>
  );
}
