import type { DeviceGroup, DeviceGroups } from '@org/schema/entities';
import { useScrub } from '@org/ui';
import type { ReactElement } from 'react';
import { resetValues, resetWidth, setValues } from '../settings/change-settings.ts';
import { chooseBorder } from '../settings/choose-border.ts';
import { originOfFields } from '../settings/effective.ts';
import { FIELD_SPECS, type FieldSpec } from '../settings/field-specs.ts';
import { CONTENT_WIDTH } from '../settings/group-defaults.ts';
import { convertLength } from '../values/convert-length.ts';
import { FieldRow } from './field-row.tsx';
import type { GroupRow as Row } from './group-rows.tsx';
import type { GroupPanelProps } from './panel-host.ts';
import { getSizes } from './token-number.tsx';
import { keyStep, ValueControl } from './value-control.tsx';

type Fields<Group extends DeviceGroup> = (keyof DeviceGroups[Group] & string)[];

/** Props of a row: those of the panel, the row's specification, and the values of the device. */
export interface GroupRowProps<Group extends DeviceGroup> {
  readonly panel: GroupPanelProps<Group>;
  readonly row: Row<Group>;
  readonly values: DeviceGroups[Group];
}

/** Sets values of the panel's group; sync only applies to changes of desktop. */
export function changeValues<Group extends DeviceGroup>(
  panel: GroupPanelProps<Group>,
  values: Partial<DeviceGroups[Group]>,
  field: string,
): void {
  const { settings, device, group, blockType, synced, onChange } = panel;
  const sync = synced && device === 'desktop';
  // The sides set the four flags.
  const { border } = values as Partial<DeviceGroups['border']>;
  if (group === 'border' && border)
    return onChange(chooseBorder(settings, { device, choice: border, sync }), field);
  onChange(setValues(settings, { device, group, values, sync, blockType }), field);
}

/** Returns the reset of desktop's width to 1320 px, unless it has that width. */
function widthReset(
  panel: GroupPanelProps,
  values: DeviceGroups['alignment'],
): (() => void) | undefined {
  const { settings, device, synced, blockType, onChange } = panel;
  const isReset =
    values.width === CONTENT_WIDTH &&
    values.widthUnit === 'px' &&
    !values.widthAuto &&
    !values.fluid;
  const fields = ['width', 'widthUnit', 'widthAuto', 'fluid'] as const;
  if (isReset || originOfFields(settings, device, 'alignment', fields) !== device) return undefined;
  return () => onChange(resetWidth(settings, { device, sync: synced, blockType }), 'width');
}

/** Renders a value of a group with its origin, control and reset. */
export function GroupRow<Group extends DeviceGroup>(props: GroupRowProps<Group>): ReactElement {
  const { panel, row, values } = props;
  const { settings, device, group, blockType, onChange } = panel;
  const { field, unitField, label } = row;
  const fields: Fields<Group> = [field, ...(unitField ? [unitField] : []), ...(row.with ?? [])];
  const origin = originOfFields(settings, device, group, fields);
  const spec: FieldSpec = FIELD_SPECS[group][field];
  const value: unknown = values[field];

  const write = (next: Partial<DeviceGroups[Group]>): void => changeValues(panel, next, field);
  // A computed key widens to string; a control of the field's specification created the value.
  const set = (next: unknown): void =>
    // A size of the theme is in px, and so is a number in its place.
    write({
      [field]: next,
      ...(unitField && (typeof next === 'string' || typeof value === 'string')
        ? { [unitField]: 'px' }
        : {}),
    } as Partial<DeviceGroups[Group]>);
  const size =
    spec.kind === 'number' && typeof value === 'string'
      ? getSizes(spec, panel)[value]
      : Number(value);

  function setUnit(unit: string): void {
    if (!unitField) return;
    const from = typeof value === 'string' ? 'px' : String(values[unitField]);
    const number = convertLength(size ?? 0, from, unit);
    write({ [field]: number, [unitField]: unit } as unknown as Partial<DeviceGroups[Group]>);
  }

  const resetOwn =
    origin === device
      ? (): void => onChange(resetValues(settings, { device, group, fields }), field)
      : undefined;
  const reset =
    field === 'width' && device === 'desktop'
      ? widthReset(panel, values as DeviceGroups['alignment'])
      : resetOwn;

  const own = row.draw?.({ values, host: panel, set: write });
  const scrub = useScrub({
    value: size ?? 0,
    onChange: set,
    ...(spec.kind === 'number' && { min: spec.min, max: spec.max, step: keyStep(spec) }),
  });
  return (
    <FieldRow
      label={label}
      origin={origin}
      device={device}
      onReset={reset}
      wide={row.wide?.(values)}
      help={row.help?.(values, { blockType })}
      scrub={spec.kind === 'number' && !own ? scrub : undefined}
    >
      {own ?? (
        <ValueControl
          label={label}
          spec={spec}
          value={value}
          unit={unitField ? String(values[unitField]) : row.unit}
          units={row.units}
          onUnit={unitField ? setUnit : undefined}
          host={panel}
          against={field === 'backgroundColor' ? panel.textColor : undefined}
          onChange={set}
          onReset={reset}
        />
      )}
    </FieldRow>
  );
}
