import { INSTANCE_TYPES } from '@org/content';
import { readVisibility } from '@org/device-settings';
import { VisibilityPanel } from '@org/device-settings/panels';
import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { EmptyState, Tabs } from '@org/ui';
import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import {
  useEditor,
  useEditorState,
  useNode,
  useSelection,
} from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { getOpenComponent } from '../../session/state/open-component.ts';
import { BlockIcon } from '../elements/block-icon.tsx';
import { InstancePanel } from './instance-panel.tsx';
import { PropertyList } from './property-list.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { StylePanel } from './style-panel.tsx';

function BlockVisibility({ id }: { id: NodeId }): ReactElement {
  const { store } = useEditor();
  const node = useNode(id);
  return (
    <VisibilityPanel
      visibility={readVisibility(node?.props ?? {})}
      onChange={(field, value) =>
        store.run([{ type: 'setProp', id, path: [field], value }], {
          label: `Visibility of ${store.getName(id)}`,
        })
      }
    />
  );
}

function BlockName({ id }: { id: NodeId }): ReactElement {
  const { store } = useEditor();
  useNode(id);
  return <h2>{id === ROOT_ID ? 'Page' : store.getName(id)}</h2>;
}

/** Returns the type of a node. The component does not rerender when the node's props change. */
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

/** Renders everything about the selected block: settings, device styles, visibility. */
export function Inspector({ host }: { host: EditorHost }): ReactElement {
  const { store, session } = useEditor();
  const selection = useSelection();
  const asked = useEditorState((state) => state.activeTab);
  // Email blocks only have settings: device styles have no effect in emails.
  const isEmail = useEditorState((state) => state.viewportDevice === 'email');
  const isComponent = useEditorState(getOpenComponent) !== undefined;
  const id = selection.length === 1 ? selection[0] : undefined;
  const type = useNodeType(id);
  const definition = type === undefined ? undefined : store.registry.get(type);
  // The design of a component is that of its blocks, which are edited with the component.
  const isInstance = type === INSTANCE_TYPES.block || type === INSTANCE_TYPES.section;
  const hasStyle = !isEmail && !isInstance;
  const tab = isEmail || (isInstance && asked === 'style') ? 'settings' : asked;
  return (
    <section className="at-inspector" aria-label="Block settings">
      {selection.length > 1 ? (
        <>
          <header className="at-inspector-head">
            <h2>{selection.length} blocks</h2>
          </header>
          {isEmail ? (
            <p className="at-panel-note">Select one block to change its settings.</p>
          ) : (
            <>
              <p className="at-panel-note">Changes apply to all selected blocks.</p>
              <StylePanel key={selection.join()} ids={selection} host={host} />
            </>
          )}
        </>
      ) : isComponent && (id === undefined || type === undefined) ? (
        <PropertyList />
      ) : id === undefined || type === undefined ? (
        <EmptyState
          title="Nothing is selected"
          text="Click a block on the page to change it, or add one from Blocks."
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
              {hasStyle ? <Tabs.Tab value="style">Style</Tabs.Tab> : null}
              {isEmail ? null : <Tabs.Tab value="visibility">Visibility</Tabs.Tab>}
            </Tabs.List>
            <Tabs.Panel value="settings">
              {isInstance ? (
                <InstancePanel key={id} id={id} host={host} />
              ) : isComponent && id === ROOT_ID ? (
                <PropertyList />
              ) : (
                <SettingsPanel key={id} id={id} definition={definition} host={host} />
              )}
            </Tabs.Panel>
            <Tabs.Panel value="style">
              <StylePanel key={id} ids={[id]} host={host} />
            </Tabs.Panel>
            <Tabs.Panel value="visibility">
              <BlockVisibility key={id} id={id} />
            </Tabs.Panel>
          </Tabs>
        </>
      ) : (
        <EmptyState
          title={type || 'Unknown block'}
          text="This block type is not installed. You can move or remove it; its content is unchanged."
        />
      )}
    </section>
  );
}
