import type { Device } from '@org/schema';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { asObject } from '../../model/document/as-object.ts';
import { withDeviceValue } from '../../model/edits/grid-values.ts';
import { DeviceOrigin, useResetFocus } from './device-origin.tsx';
import type { SettingControlProps } from './setting-control-props.ts';
import { usePanelDevice } from './use-panel-device.ts';

/** Widths of a column without a value of its own. */
const AUTOMATIC: Readonly<Record<Device, string>> = {
  desktop: 'Shares the remaining space',
  tablet: 'Automatic',
  mobile: 'Automatic: full width',
};

/** Props of the field: those of a control, and the device whose width it shows. */
export interface SpanFieldProps extends Pick<SettingControlProps, 'field' | 'props' | 'onChange'> {
  readonly device: Device;
}

/** Renders the width of a column on a device in twelfths of its row, with the origin of the value. */
export function SpanField({ field, props, device, onChange }: SpanFieldProps): ReactElement {
  const { root, resetWith } = useResetFocus();
  const devices = field.also?.devices ?? '';
  const spans = asObject(props[devices]);
  const isBase = device === 'desktop';
  const stored = isBase ? props[field.prop] : spans[device];
  const own = typeof stored === 'number' && stored > 0 ? stored : undefined;
  const set = (span: number | undefined): void => {
    if (isBase) return onChange({ [field.prop]: span ?? 0 });
    onChange({ [devices]: withDeviceValue(spans, device, span || undefined) });
  };
  const reset = (): void => resetWith(() => set(undefined));
  return (
    <div className="at-field-stack" ref={root}>
      <NumberField
        name={field.label}
        min={0}
        max={12}
        unit="/ 12"
        placeholder="Auto"
        value={own ?? ''}
        onReset={reset}
        onChange={(next) => set(next === '' ? undefined : next)}
      />
      <DeviceOrigin
        isOwn={own !== undefined}
        otherwise={AUTOMATIC[device]}
        label={field.label}
        onReset={reset}
      />
    </div>
  );
}

/** Renders the width of a column on the current device. */
export function SpanControl(props: SettingControlProps): ReactElement {
  return <SpanField {...props} device={usePanelDevice()} />;
}
