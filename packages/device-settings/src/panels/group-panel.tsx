import type { BorderChoice, Device, DeviceGroup, DeviceGroups, SparseSettings } from '@org/schema';
import { Button, type Swatch, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { copyFromDesktop, resetValue, resetWidth, setValues } from '../change-settings.ts';
import { chooseBorder } from '../choose-border.ts';
import { effective, originOf } from '../effective.ts';
import { FIELD_SPECS, type FieldSpec } from '../field-specs.ts';
import { FieldRow } from './field-row.tsx';
import { GROUP_ROWS, type GroupRow } from './group-rows.ts';
import { SpacingBox } from './spacing-box.tsx';
import { ValueControl } from './value-control.tsx';

/** What every panel of a group is given. */
export interface GroupPanelProps<Group extends DeviceGroup = DeviceGroup> {
  readonly group: Group;
  /** As stored in the block's `settings`. */
  readonly settings: SparseSettings;
  readonly device: Device;
  readonly blockType: string;
  /** Whether 'Sync to all Devices' is on for this group. */
  readonly synced: boolean;
  /** The theme's colours, by name. */
  readonly swatches: readonly Swatch[];
  /** `field` names what changed, so that a drag over a number becomes one step of the history. */
  readonly onChange: (settings: SparseSettings, field: string) => void;
  readonly onSync: (synced: boolean) => void;
}

/** Changes a field of a group; sync copies changes of desktop alone. Source: DEV-008. */
function change<Group extends DeviceGroup>(
  props: GroupPanelProps<Group>,
  values: Partial<DeviceGroups[Group]>,
  field: string,
): void {
  const { settings, device, group, blockType, synced, onChange } = props;
  onChange(
    setValues(settings, { device, group, values, sync: synced && device === 'desktop', blockType }),
    field,
  );
}

function Row<Group extends DeviceGroup>({
  row,
  values,
  ...props
}: GroupPanelProps<Group> & { row: GroupRow<Group>; values: DeviceGroups[Group] }): ReactElement {
  const { settings, device, group, synced, onChange, swatches } = props;
  const origin = originOf(settings, device, group, row.field);
  const set = (value: unknown): void => {
    if (row.field === 'border')
      return onChange(
        chooseBorder(settings, {
          device,
          choice: value as BorderChoice,
          sync: synced && device === 'desktop',
        }),
        row.field,
      );
    // The control was chosen by the field's spec, which the reader of settings checks again.
    change(
      { ...props, group } as GroupPanelProps<Group>,
      { [row.field]: value } as Partial<DeviceGroups[Group]>,
      row.field,
    );
  };
  const reset = (): void => {
    if (row.field === 'width' && device === 'desktop')
      return onChange(
        resetWidth(settings, { device, sync: synced, blockType: props.blockType }),
        row.field,
      );
    onChange(resetValue(settings, { device, group, field: row.field }), row.field);
  };
  return (
    <FieldRow label={row.label} origin={origin} own={origin === device} onReset={reset}>
      <ValueControl
        label={row.label}
        spec={FIELD_SPECS[group][row.field] as FieldSpec}
        value={values[row.field]}
        unit={row.unitField ? String(values[row.unitField]) : row.unit}
        units={row.units}
        onUnit={
          row.unitField
            ? (unit) =>
                change(
                  { ...props, group } as GroupPanelProps<Group>,
                  { [row.unitField as string]: unit } as Partial<DeviceGroups[Group]>,
                  row.field,
                )
            : undefined
        }
        swatches={swatches}
        onChange={set}
      />
    </FieldRow>
  );
}

/** The panel of one group of per-device settings: each value with where it comes from. Source: DEV-001, DEV-008, DEV-010, EDIT-018. */
export function GroupPanel<Group extends DeviceGroup>(props: GroupPanelProps<Group>): ReactElement {
  const { group, settings, device, blockType, synced, onChange, onSync } = props;
  const values = effective(settings, device, group, blockType);
  const rows =
    group === 'spacing'
      ? []
      : (GROUP_ROWS[
          group as Exclude<DeviceGroup, 'spacing'>
        ] as unknown as readonly GroupRow<Group>[]);
  return (
    <div className="at-group-panel">
      {group === 'spacing' ? (
        <SpacingBox
          values={effective(settings, device, 'spacing', blockType)}
          originOf={(field) => originOf(settings, device, 'spacing', field)}
          isOwn={(field) => originOf(settings, device, 'spacing', field) === device}
          onChange={(next) =>
            change(props as unknown as GroupPanelProps<'spacing'>, next, Object.keys(next)[0] ?? '')
          }
          onReset={(field) =>
            onChange(resetValue(settings, { device, group: 'spacing', field }), field)
          }
        />
      ) : (
        rows
          .filter((row) => row.when?.(values) ?? true)
          .map((row) => <Row key={row.field} {...props} row={row} values={values} />)
      )}
      <div className="at-group-foot">
        <Switch
          size="xs"
          label="Sync to all Devices"
          checked={synced}
          onChange={(event) => onSync(event.currentTarget.checked)}
        />
        {device === 'desktop' ? null : (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => onChange(copyFromDesktop(settings, device, group), 'copy')}
          >
            Copy from Desktop
          </Button>
        )}
      </div>
    </div>
  );
}
