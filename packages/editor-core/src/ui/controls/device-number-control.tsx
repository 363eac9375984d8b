import type { Device } from '@org/schema';
import type { JsonValue } from '@org/schema/entities';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { asObject } from '../../model/document/as-object.ts';
import { withDeviceValue } from '../../model/edits/grid-values.ts';
import { DeviceOrigin, useResetFocus } from './device-origin.tsx';
import type { SettingControlProps } from './setting-control-props.ts';
import { usePanelDevice } from './use-panel-device.ts';

/** Devices from which each device takes a missing value, in order. */
const WIDER: Readonly<Record<Device, readonly Device[]>> = {
  desktop: [],
  tablet: ['desktop'],
  mobile: ['tablet', 'desktop'],
};

function getNumber(stored: JsonValue | undefined, device: Device): number | undefined {
  const value = asObject(stored)[device];
  return typeof value === 'number' ? value : undefined;
}

/** Props of the field: those of a control, and the device of the number. */
export interface DeviceNumberFieldProps
  extends Pick<SettingControlProps, 'field' | 'value' | 'onChange'> {
  readonly device: Device;
}

/** Renders a number of a device, or the one of a wider device as a placeholder. */
export function DeviceNumberField(props: DeviceNumberFieldProps): ReactElement {
  const { field, value, device, onChange } = props;
  const { root, resetWith } = useResetFocus();
  const own = getNumber(value, device);
  const from = WIDER[device].find((wider) => getNumber(value, wider) !== undefined);
  const set = (next: number | undefined): void =>
    onChange({ [field.prop]: withDeviceValue(value, device, next) });
  const reset = (): void => resetWith(() => set(undefined));
  return (
    <div className="at-field-stack" ref={root}>
      <NumberField
        name={field.label}
        {...(field.min === undefined ? {} : { min: field.min })}
        {...(field.max === undefined ? {} : { max: field.max })}
        {...(field.step === undefined ? {} : { step: field.step })}
        {...(field.unit === undefined ? {} : { unit: field.unit })}
        placeholder={String((from && getNumber(value, from)) ?? 'Auto')}
        value={own ?? ''}
        onReset={reset}
        onChange={(next) => set(next === '' ? undefined : next)}
      />
      <DeviceOrigin
        isOwn={own !== undefined}
        otherwise={from ? `Same as ${from}` : 'Automatic'}
        label={field.label}
        onReset={reset}
      />
    </div>
  );
}

/** Renders a number of the current device. */
export function DeviceNumberControl(props: SettingControlProps): ReactElement {
  return <DeviceNumberField {...props} device={usePanelDevice()} />;
}
