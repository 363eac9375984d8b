import { type Device, GRID_LIMITS } from '@org/schema';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import {
  getOwnTracks,
  getShownTracks,
  resizeTracks,
  withDeviceValue,
} from '../../model/edits/grid-values.ts';
import { DeviceOrigin, useResetFocus } from './device-origin.tsx';
import type { SettingControlProps } from './setting-control-props.ts';
import { usePanelDevice } from './use-panel-device.ts';

/** Props of the field: those of a control, and the device of the columns. */
export interface TracksFieldProps
  extends Pick<SettingControlProps, 'field' | 'value' | 'onChange'> {
  readonly device: Device;
}

/** Renders the columns of a grid on a device: their number, and the share of each. */
export function TracksField({ field, value, device, onChange }: TracksFieldProps): ReactElement {
  const { root, resetWith } = useResetFocus();
  const tracks = getShownTracks(value, device);
  const isBase = device === 'desktop';
  const set = (next: readonly number[] | undefined): void =>
    onChange({ [field.prop]: withDeviceValue(value, device, next && [...next]) });
  return (
    <div className="at-field-stack" ref={root}>
      <NumberField
        name="Number of columns"
        min={1}
        max={GRID_LIMITS.columns}
        value={tracks.length}
        onChange={(count) => count !== '' && set(resizeTracks(tracks, count))}
      />
      <div className="at-field-grid">
        {tracks.map((share, index) => (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            key={index}
            name={`Share of column ${index + 1}`}
            min={GRID_LIMITS.minShare}
            max={GRID_LIMITS.maxShare}
            step={GRID_LIMITS.minShare}
            unit="fr"
            placeholder="Auto"
            value={share === 0 ? '' : share}
            onChange={(next) => set(tracks.map((other, at) => (at === index ? next || 0 : other)))}
          />
        ))}
      </div>
      <DeviceOrigin
        isOwn={isBase || getOwnTracks(value, device) !== undefined}
        otherwise={device === 'mobile' ? 'Automatic: one column' : 'Same as desktop'}
        label={field.label}
        onReset={isBase ? undefined : () => resetWith(() => set(undefined))}
      />
    </div>
  );
}

/** Renders the columns of a grid on the current device. */
export function TracksControl(props: SettingControlProps): ReactElement {
  return <TracksField {...props} device={usePanelDevice()} />;
}
