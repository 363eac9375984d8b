import type { BlockDefinition, Operation } from '@org/content';
import { readVisibility } from '@org/device-settings';
import { GroupPanel, VisibilityPanel } from '@org/device-settings/panels';
import {
  type BuilderNode,
  type Device,
  type DeviceGroup,
  type JsonObject,
  type JsonValue,
  type NodeId,
  ROOT_ID,
  type SparseSettings,
  SYNC_DEFAULTS,
} from '@org/schema';
import { EmptyState, Tabs } from '@org/ui';
import {
  memo,
  type ReactElement,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { setColumns } from '../document/edits.ts';
import type { SettingField } from '../editor-blocks.ts';
import { useEditor, useEditorState, useNode, useSelection } from '../editor-context.ts';
import type { EditorHost } from '../editor-host.ts';
import { BlockIcon } from './block-icon.tsx';
import { CustomCssPanel } from './custom-css-panel.tsx';
import { isShown, SettingControl } from './setting-control.tsx';

/** Names of the panels. Source: EDIT-018. */
const GROUPS: Readonly<Record<DeviceGroup, string>> = {
  alignment: 'Alignment',
  background: 'Background',
  border: 'Border',
  spacing: 'Margin',
};

interface PanelProps {
  readonly id: NodeId;
  readonly definition: BlockDefinition;
  readonly host: EditorHost;
}

/** Whether a group of a block is synced: its own choice, else the group's default. */
function isSynced(node: BuilderNode, group: DeviceGroup): boolean {
  const own = node.custom.sync;
  const value =
    typeof own === 'object' && own !== null && !Array.isArray(own) ? own[group] : undefined;
  return typeof value === 'boolean' ? value : SYNC_DEFAULTS[group];
}

interface RowProps {
  readonly field: SettingField;
  readonly value: JsonValue | undefined;
  readonly props: JsonObject;
  readonly defaults: JsonObject;
  readonly host: EditorHost;
  readonly onChange: (values: JsonObject) => void;
}

/** One setting. It is drawn again when its own value changes, or the other props that it fills. */
const SettingRow: (row: RowProps) => ReactNode = memo(
  function SettingRow({ field, ...row }: RowProps): ReactElement {
    return (
      <div className="at-setting">
        <span className="at-setting-label">{field.label}</span>
        <SettingControl field={field} {...row} />
        {field.help ? <span className="at-setting-help">{field.help}</span> : null}
      </div>
    );
  },
  (before, after) =>
    before.field === after.field &&
    before.host === after.host &&
    before.onChange === after.onChange &&
    before.value === after.value &&
    (after.field.also === undefined ||
      Object.values(after.field.also).every((prop) => before.props[prop] === after.props[prop])),
);

function SettingsPanel({ id, definition, host }: PanelProps): ReactElement {
  const { store, blocks, announce } = useEditor();
  const node = useNode(id);
  const props: JsonObject = { ...definition.defaults, ...node?.props };
  const fields = (blocks.settings[definition.type] ?? []).filter((field) => isShown(field, props));
  const change = useCallback(
    (values: JsonObject): void => {
      // A row's columns are its children: their number is changed there.
      if (typeof values.columns === 'number' && definition.rules.children?.includes('Column')) {
        const columns = setColumns(store, id, values.columns);
        if (!columns.ok) announce(columns.message, 'refused');
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
        label: `Change ${store.nameOf(id)}`,
        group: `${id}.${Object.keys(values).join()}`,
      });
      if (!result.ok) announce(result.message, 'refused');
    },
    [store, id, definition, announce],
  );
  if (fields.length === 0)
    return (
      <p className="at-panel-note">
        This block has no settings of its own. Its look is under Style.
      </p>
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
          onChange={change}
        />
      ))}
    </div>
  );
}

function StylePanel({ id, definition, host }: PanelProps): ReactElement | null {
  const { store } = useEditor();
  const node = useNode(id);
  const viewport = useEditorState((state) => state.viewportDevice);
  const device: Device = viewport === 'email' ? 'desktop' : viewport;
  if (!node) return null;
  const settings = (node.props.settings ?? {}) as SparseSettings;
  const write = (group: DeviceGroup) => (next: SparseSettings, field: string) => {
    store.run([{ type: 'setProp', id, path: ['settings'], value: next as unknown as JsonValue }], {
      label: `Change ${GROUPS[group].toLowerCase()} of ${store.nameOf(id)}`,
      group: `${id}.${device}.${group}.${field}`,
    });
  };
  return (
    <div className="at-style">
      {definition.groups.map((group) => (
        <details key={group} className="at-style-group" open>
          <summary>{GROUPS[group]}</summary>
          <GroupPanel
            group={group}
            settings={settings}
            device={device}
            blockType={definition.type}
            synced={isSynced(node, group)}
            swatches={host.swatches}
            onChange={write(group)}
            onSync={(synced) =>
              store.run(
                [
                  {
                    type: 'setCustom',
                    id,
                    path: ['sync', group],
                    value: synced === SYNC_DEFAULTS[group] ? undefined : synced,
                  },
                ],
                { label: `Sync ${GROUPS[group].toLowerCase()}` },
              )
            }
          />
        </details>
      ))}
      <CustomCss id={id} />
    </div>
  );
}

/** The code editor is made when an author opens its group, not before. */
function CustomCss({ id }: { id: NodeId }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="at-style-group"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Custom CSS</summary>
      {open ? <CustomCssPanel id={id} /> : null}
    </details>
  );
}

function BlockVisibility({ id }: { id: NodeId }): ReactElement {
  const { store } = useEditor();
  const node = useNode(id);
  return (
    <VisibilityPanel
      visibility={readVisibility(node?.props ?? {})}
      onChange={(field, value) =>
        store.run([{ type: 'setProp', id, path: [field], value }], {
          label: `Visibility of ${store.nameOf(id)}`,
        })
      }
    />
  );
}

function BlockName({ id }: { id: NodeId }): ReactElement {
  const { store } = useEditor();
  useNode(id);
  return <h2>{id === ROOT_ID ? 'Page' : store.nameOf(id)}</h2>;
}

/** Type of a node. Who asks for it is not drawn again when the node's props change. */
function useNodeType(id: NodeId | undefined): string | undefined {
  const { store } = useEditor();
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        id === undefined ? () => undefined : store.subscribeNode(id, listener),
      [store, id],
    ),
    () => (id === undefined ? undefined : store.node(id)?.type.resolvedName),
  );
}

/** Everything about the selected block: its settings, its style per device, its visibility. */
export function Inspector({ host }: { host: EditorHost }): ReactElement {
  const { store, session } = useEditor();
  const selection = useSelection();
  const tab = useEditorState((state) => state.activeTab);
  const id = selection.length === 1 ? selection[0] : undefined;
  const type = useNodeType(id);
  const definition = type === undefined ? undefined : store.registry.get(type);
  return (
    <section className="at-inspector" aria-label="Settings of the selected block">
      {id === undefined || type === undefined ? (
        <EmptyState
          title={
            selection.length > 1 ? `${selection.length} blocks are selected` : 'Nothing is selected'
          }
          text={
            selection.length > 1
              ? 'Select one of them to change it.'
              : 'Click a block on the page to change it, or drag one in from the left.'
          }
        />
      ) : definition ? (
        <>
          <header className="at-inspector-head">
            <BlockIcon name={definition.icon} />
            <BlockName id={id} />
          </header>
          <Tabs
            value={tab}
            keepMounted={false}
            onChange={(next) => next && session.state.set({ activeTab: next as typeof tab })}
          >
            <Tabs.List grow>
              <Tabs.Tab value="settings">Settings</Tabs.Tab>
              <Tabs.Tab value="style">Style</Tabs.Tab>
              <Tabs.Tab value="visibility">Visibility</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="settings">
              <SettingsPanel key={id} id={id} definition={definition} host={host} />
            </Tabs.Panel>
            <Tabs.Panel value="style">
              <StylePanel key={id} id={id} definition={definition} host={host} />
            </Tabs.Panel>
            <Tabs.Panel value="visibility">
              <BlockVisibility key={id} id={id} />
            </Tabs.Panel>
          </Tabs>
        </>
      ) : (
        <EmptyState
          title={type || 'Unknown block'}
          text="This block is not known here. It is kept as it is, and can be moved or removed."
        />
      )}
    </section>
  );
}
