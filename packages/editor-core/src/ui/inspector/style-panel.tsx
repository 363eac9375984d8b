import { GroupPanel, StatePanel } from '@org/device-settings/panels';
import { type Device, ROOT_ID } from '@org/schema';
import {
  BLOCK_STATES,
  type BlockState,
  DEVICE_GROUPS,
  type DeviceGroup,
  type JsonValue,
  type NodeId,
  type SparseSettings,
  type StateSettings,
  SYNC_DEFAULTS,
} from '@org/schema/entities';
import { Segmented } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { isSynced } from '../../model/edits/is-synced.ts';
import { joinNames } from '../../model/edits/several-blocks.ts';
import { styleChanges, styleOperations } from '../../model/edits/style-changes.ts';
import { useEditor, useEditorState, useNode } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { CustomCssPanel } from './custom-css-panel.tsx';
import { MotionSection } from './motion-section.tsx';

/** Labels of the style panels. */
const GROUPS: Readonly<Record<DeviceGroup, string>> = {
  alignment: 'Alignment',
  background: 'Background',
  border: 'Border',
  spacing: 'Margin',
  typography: 'Typography',
};

/** Groups in the order of the panel: type first, because it is what authors of texts look for. */
const ORDER = DEVICE_GROUPS.toSorted(
  (one, other) => Number(other === 'typography') - Number(one === 'typography'),
);

const STATES: Readonly<Record<'normal' | BlockState, string>> = {
  normal: 'Normal',
  hover: 'Hover',
  focus: 'Focus',
  pressed: 'Pressed',
};
const STATE_OPTIONS = (['normal', ...BLOCK_STATES] as const).map((value) => ({
  value,
  label: STATES[value],
}));
const STATE_NOTES: Readonly<Record<BlockState, string>> = {
  hover: 'While the pointer is over the block.',
  focus: 'While the block, or a control in it, has keyboard focus.',
  pressed: 'While the block is pressed.',
};

/**
 * Renders the style of the selected blocks on the current device. With several, the last selected is shown and all are changed.
 */
export function StylePanel({
  ids,
  host,
}: {
  ids: readonly NodeId[];
  host: EditorHost;
}): ReactElement | null {
  const { store, session } = useEditor();
  const shown = ids.at(-1);
  const node = useNode(shown);
  const state = useEditorState(({ shownState }) => shownState) ?? 'normal';
  const setState = (next: 'normal' | BlockState): void =>
    session.state.set({ shownState: next === 'normal' ? null : next });
  // The canvas shows the state only while its panel is open.
  useEffect(() => () => session.state.set({ shownState: null }), [session]);
  const viewport = useEditorState((state) => state.viewportDevice);
  const device: Device = viewport === 'email' ? 'desktop' : viewport;
  if (!node || shown === undefined) return null;
  const type = node.type.resolvedName;
  const groups = ORDER.filter((group) =>
    ids.every((id) =>
      store.registry.get(store.node(id)?.type.resolvedName ?? '')?.groups.includes(group),
    ),
  );
  const settings = (node.props.settings ?? {}) as SparseSettings;
  const name = joinNames(store, ids);
  const writeState = (state: BlockState) => (next: SparseSettings, field: keyof StateSettings) => {
    const value = next.states?.[state]?.[field];
    store.run(
      ids.map((id) => ({
        type: 'setProp',
        id,
        path: ['settings', 'states', state, field],
        value,
      })),
      {
        label: `Change ${STATES[state].toLowerCase()} style of ${name}`,
        group: `${ids.join()}.${state}.${field}`,
      },
    );
  };
  const write = (group: DeviceGroup) => (next: SparseSettings, field: string) => {
    const operations =
      ids.length === 1
        ? [
            {
              type: 'setProp' as const,
              id: shown,
              path: ['settings'] as const,
              value: next as unknown as JsonValue,
            },
          ]
        : styleOperations(ids, styleChanges(settings, next));
    store.run(operations, {
      label: `Change ${GROUPS[group].toLowerCase()} of ${name}`,
      group: `${ids.join()}.${device}.${group}.${field}`,
    });
  };
  const sync = (group: DeviceGroup) => (synced: boolean) => {
    const value = synced === SYNC_DEFAULTS[group] ? undefined : synced;
    store.run(
      ids.map((id) => ({ type: 'setCustom', id, path: ['sync', group], value })),
      { label: `Sync ${GROUPS[group].toLowerCase()}` },
    );
  };
  return (
    <div className="at-style">
      {groups.length > 0 ? (
        <div className="at-style-states">
          <Segmented
            label="State"
            fullWidth
            value={state}
            options={STATE_OPTIONS}
            onChange={setState}
          />
        </div>
      ) : null}
      {groups.length > 0 && state !== 'normal' ? (
        <>
          <p className="at-panel-note">{STATE_NOTES[state]} Applies to all devices.</p>
          <StatePanel
            state={state}
            settings={settings}
            swatches={host.swatches}
            onChange={writeState(state)}
          />
        </>
      ) : null}
      {groups.length === 0 ? (
        <p className="at-panel-note">These blocks have no common styles.</p>
      ) : null}
      {(state === 'normal' ? groups : []).map((group) => (
        <details key={group} className="at-style-group" open>
          <summary>{GROUPS[group]}</summary>
          <GroupPanel
            group={group}
            settings={settings}
            device={device}
            blockType={type}
            synced={isSynced(node, group)}
            swatches={host.swatches}
            tokens={host.theme.tokens}
            pickImage={host.pickImage}
            textColor={typeof node.props.color === 'string' ? node.props.color : undefined}
            onChange={write(group)}
            onSync={sync(group)}
          />
        </details>
      ))}
      {groups.length > 0 && state === 'normal' && !ids.includes(ROOT_ID) ? (
        <MotionSection ids={ids} settings={settings} />
      ) : null}
      {ids.length === 1 ? <CustomCss id={shown} /> : null}
    </div>
  );
}

/** The code editor is created only when its group is opened. */
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
