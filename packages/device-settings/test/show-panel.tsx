import type { Device } from '@org/schema';
import type { DeviceGroup, SparseSettings } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { GroupPanel } from '../src/panels/group-panel.tsx';
import type { GroupPanelProps } from '../src/panels/panel-host.ts';
import { THEME } from './in-panel.tsx';
import '@org/config/browser-parts';

/** State of a rendered panel. */
export interface ShownPanel {
  /** Returns the current settings. */
  readonly settings: () => SparseSettings;
  /** Names of the changed fields. */
  readonly fields: readonly string[];
  readonly synced: () => boolean;
}

type Options = Partial<Omit<GroupPanelProps, 'group' | 'settings' | 'device'>>;

interface HostProps {
  readonly start: GroupPanelProps;
  readonly tell: (now: { settings: SparseSettings; synced: boolean }, field?: string) => void;
}

/** Keeps the changes of the panel, as the editor does. */
function Host({ start, tell }: HostProps): ReactElement {
  const [settings, setSettings] = useState(start.settings);
  const [synced, setSynced] = useState(start.synced);
  return (
    <GroupPanel
      {...start}
      settings={settings}
      synced={synced}
      onChange={(next, field) => {
        tell({ settings: next, synced }, field);
        setSettings(next);
      }}
      onSync={(next) => {
        tell({ settings, synced: next });
        setSynced(next);
      }}
    />
  );
}

/** Renders a group's panel for a section. */
export function showPanel(
  group: DeviceGroup,
  device: Device,
  settings: SparseSettings = {},
  options: Options = {},
): ShownPanel {
  const start: GroupPanelProps = {
    blockType: 'Section',
    swatches: THEME,
    synced: false,
    onChange: () => undefined,
    onSync: () => undefined,
    ...options,
    group,
    settings,
    device,
  };
  let now = { settings: start.settings, synced: start.synced };
  const fields: string[] = [];
  const tell: HostProps['tell'] = (next, field) => {
    now = next;
    if (field !== undefined) fields.push(field);
  };
  render(
    <AtriumProvider testing>
      <Host start={start} tell={tell} />
    </AtriumProvider>,
  );
  return { settings: () => now.settings, fields, synced: () => now.synced };
}
