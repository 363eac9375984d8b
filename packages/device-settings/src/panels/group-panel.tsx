import type { DeviceGroup } from '@org/schema/entities';
import { Button, keepFocus, Switch, Tooltip } from '@org/ui';
import { type ReactElement, useRef } from 'react';
import { copyFromDesktop, resetGroup, resetValues } from '../settings/change-settings.ts';
import { effective, getOrigin } from '../settings/effective.ts';
import { changeValues, GroupRow } from './group-row.tsx';
import { GROUP_ROWS, type GroupRow as Row } from './group-rows.tsx';
import type { GroupPanelProps } from './panel-host.ts';
import { SpacingBox } from './spacing-box.tsx';

function Spacing(panel: GroupPanelProps<'spacing'>): ReactElement {
  const { settings, device, blockType, onChange } = panel;
  return (
    <SpacingBox
      values={effective(settings, device, 'spacing', blockType)}
      tokens={panel.tokens}
      device={device}
      getOrigin={(field) => getOrigin(settings, device, 'spacing', field)}
      onChange={(values) => changeValues(panel, values, Object.keys(values)[0] ?? 'spacing')}
      onReset={(fields) =>
        onChange(
          resetValues(settings, { device, group: 'spacing', fields }),
          fields[0] ?? 'spacing',
        )
      }
    />
  );
}

function Rows<Group extends DeviceGroup>({
  panel,
  rows,
}: {
  panel: GroupPanelProps<Group>;
  rows: readonly Row<Group>[];
}): ReactElement {
  const values = effective(panel.settings, panel.device, panel.group, panel.blockType);
  const shown = rows.filter((row) => row.when?.(values, panel) ?? true);
  // The key includes the device: rejected input of one device must not be shown on another.
  return (
    <>
      {shown.map((row) => (
        <GroupRow key={`${panel.device}.${row.field}`} panel={panel} row={row} values={values} />
      ))}
    </>
  );
}

/** Renders the footer of a group: sync, copy, and reset. */
function Foot(panel: GroupPanelProps): ReactElement {
  const { group, settings, device, synced, onChange, onSync } = panel;
  const hasOwn = settings[device]?.[group] !== undefined;
  const foot = useRef<HTMLDivElement>(null);
  return (
    <div className="at-style-foot" ref={foot}>
      <Tooltip label="When on, changes on desktop also apply to tablet and mobile" position="left">
        <Switch
          size="xs"
          label="Sync to all Devices"
          checked={synced}
          onChange={(event) => onSync(event.currentTarget.checked)}
        />
      </Tooltip>
      {device === 'desktop' ? null : (
        <Button
          size="compact-xs"
          onClick={() => onChange(copyFromDesktop(settings, device, group), 'copy')}
        >
          Copy from Desktop
        </Button>
      )}
      {hasOwn ? (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => {
            keepFocus(() => foot.current);
            onChange(resetGroup(settings, device, group), 'reset');
          }}
        >
          Reset all
        </Button>
      ) : null}
    </div>
  );
}

/** Renders the panel of a group of device settings: each value with its origin. */
export function GroupPanel<Group extends DeviceGroup>(props: GroupPanelProps<Group>): ReactElement {
  // The name of the group determines its type, but TypeScript does not narrow the panel's type by it.
  const panel = props as unknown as GroupPanelProps;
  const { group } = panel;
  return (
    <div className="at-group-panel">
      {group === 'spacing' ? (
        <Spacing {...(panel as GroupPanelProps<'spacing'>)} />
      ) : (
        <Rows panel={panel} rows={GROUP_ROWS[group] as unknown as readonly Row<DeviceGroup>[]} />
      )}
      <Foot {...panel} />
    </div>
  );
}
