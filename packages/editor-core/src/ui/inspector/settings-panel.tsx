import { ancestorIds, type BindingKind, type BlockDefinition, type Operation } from '@org/content';
import { colorBehind } from '@org/device-settings';
import { ROOT_ID } from '@org/schema';
import type { JsonObject, JsonValue, NodeId, SparseSettings } from '@org/schema/entities';
import { memo, type ReactElement, type ReactNode, useCallback } from 'react';
import { setColumns } from '../../model/edits/edits.ts';
import { setParts } from '../../model/edits/set-parts.ts';
import { useEditor, useEditorState, useNode } from '../../session/context/editor-context.ts';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { getOpenComponent } from '../../session/state/open-component.ts';
import { isShown } from '../controls/setting-control-props.ts';
import { useBoundCollection } from '../controls/use-bound-collection.ts';
import { BindingChoice } from './binding-choice.tsx';
import { getPropertyProps, PropertyButton } from './property-button.tsx';
import { SettingControl } from './setting-control.tsx';

interface RowProps {
  readonly field: SettingField;
  readonly value: JsonValue | undefined;
  readonly props: JsonObject;
  readonly defaults: JsonObject;
  readonly host: EditorHost;
  readonly behind: string | undefined;
  readonly readOnly: boolean;
  /** Block of the open component whose setting can become a property; undefined outside of components. */
  readonly inComponent: NodeId | undefined;
  /** Block in a list of items whose setting can show a field, and the form in which it does; undefined elsewhere. */
  readonly inItem: { readonly id: NodeId; readonly binding: BindingKind } | undefined;
  readonly onChange: (values: JsonObject) => void;
}

/** Renders a setting. It rerenders when its own value changes, or other props that it sets. */
const SettingRow: (row: RowProps) => ReactNode = memo(
  function SettingRow({ field, inComponent, inItem, ...row }: RowProps): ReactElement {
    const bound = inComponent === undefined ? undefined : getPropertyProps(field);
    return (
      <div className="at-setting">
        <span className="at-setting-label">{field.label}</span>
        <SettingControl field={field} {...row} />
        {row.readOnly ? (
          <span className="at-setting-help">Your role can view this but not change it.</span>
        ) : null}
        {field.help ? <span className="at-setting-help">{field.help}</span> : null}
        {inItem ? (
          <BindingChoice
            id={inItem.id}
            prop={field.prop}
            binding={inItem.binding}
            label={field.label}
            host={row.host}
          />
        ) : null}
        {bound && inComponent !== undefined ? (
          <PropertyButton id={inComponent} props={bound} label={field.label} />
        ) : null}
      </div>
    );
  },
  (before, after) =>
    before.field === after.field &&
    before.host === after.host &&
    before.behind === after.behind &&
    before.onChange === after.onChange &&
    before.inComponent === after.inComponent &&
    before.inItem?.id === after.inItem?.id &&
    before.inItem?.binding === after.inItem?.binding &&
    (after.field.collection === undefined ||
      before.props[after.field.collection] === after.props[after.field.collection]) &&
    before.value === after.value &&
    (after.field.options?.some(({ sets }) => sets) !== true || before.props === after.props) &&
    (after.field.active === undefined ||
      before.props[after.field.active] === after.props[after.field.active]) &&
    (after.field.also === undefined ||
      Object.values(after.field.also).every((prop) => before.props[prop] === after.props[prop])),
);

/** Renders a block's settings as its definition declares them. */
export function SettingsPanel({
  id,
  definition,
  host,
}: {
  id: NodeId;
  definition: BlockDefinition;
  host: EditorHost;
}): ReactElement {
  const { store, blocks, announce } = useEditor();
  const node = useNode(id);
  const parts = definition.partsFollow;
  const props: JsonObject = {
    ...definition.defaults,
    ...node?.props,
    // Children may have been deleted individually, so their actual number is shown.
    ...(parts && parts.key === undefined && node ? { [parts.prop]: node.nodes.length } : {}),
  };
  const isComponent = useEditorState(getOpenComponent) !== undefined;
  const inComponent = isComponent && id !== ROOT_ID ? id : undefined;
  const isInItem = useBoundCollection(id) !== undefined;
  const getItem = (prop: string): RowProps['inItem'] => {
    const binding = isInItem ? definition.bindings?.[prop] : undefined;
    return binding && { id, binding };
  };
  const viewport = useEditorState((state) => state.viewportDevice);
  const behind = colorBehind(
    [id, ...ancestorIds(store.tree, id)].map(
      (at) => (store.node(at)?.props.settings ?? {}) as SparseSettings,
    ),
    viewport === 'email' ? 'desktop' : viewport,
  );
  const parentType = store.node(node?.parent ?? '')?.type.resolvedName ?? '';
  const fields = (blocks.settings[definition.type] ?? []).filter(
    (field) =>
      isShown(field, props) && (field.within === undefined || field.within.includes(parentType)),
  );
  const change = useCallback(
    (values: JsonObject): void => {
      // The number of columns of a row is the number of its children.
      if (typeof values.columns === 'number' && definition.rules.children?.includes('Column')) {
        const columns = setColumns(store, id, values.columns);
        if (!columns.ok) announce(columns.message, 'refused');
        return;
      }
      const followed = parts && values[parts.prop];
      if (parts && followed !== undefined) {
        const result = setParts(store, id, parts, followed);
        if (!result.ok) announce(result.message, 'refused');
        return;
      }
      const operations = Object.entries(values).map(
        ([prop, value]): Operation => ({
          type: 'setProp',
          id,
          path: [prop],
          value: value as JsonValue,
        }),
      );
      const result = store.run(operations, {
        label: `Change ${store.getName(id)}`,
        group: `${id}.${Object.keys(values).join()}`,
      });
      if (!result.ok) announce(result.message, 'refused');
    },
    [store, id, definition, parts, announce],
  );
  const showProperty =
    inComponent === undefined ? null : (
      <div className="at-setting">
        <span className="at-setting-label">Visibility on each page</span>
        <PropertyButton id={inComponent} props={[]} label={`Show ${store.getName(id)}`} />
      </div>
    );
  if (fields.length === 0)
    return (
      <>
        <p className="at-panel-note">This block has no settings. Change its design under Style.</p>
        {showProperty ? <div className="at-settings">{showProperty}</div> : null}
      </>
    );
  return (
    <div className="at-settings">
      {fields.map((field) => (
        <SettingRow
          key={field.prop}
          field={field}
          value={props[field.prop]}
          props={props}
          defaults={definition.defaults}
          host={host}
          behind={field.readOnBehind ? behind : undefined}
          readOnly={field.prop === definition.rawProp && !host.canWriteRaw}
          inComponent={field.prop === definition.rawProp ? undefined : inComponent}
          inItem={getItem(field.prop)}
          onChange={change}
        />
      ))}
      {showProperty}
    </div>
  );
}
