import { type Device, GRID_LIMITS } from '@org/schema';
import { NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import {
  type GridCell,
  getOwnCell,
  getShownCell,
  withDeviceValue,
} from '../../model/edits/grid-values.ts';
import { DeviceOrigin, useResetFocus } from './device-origin.tsx';
import type { SettingControlProps } from './setting-control-props.ts';
import { usePanelDevice } from './use-panel-device.ts';

/** Parts of a cell in the panel. A position of 0 is an empty field. */
const PARTS: readonly {
  readonly part: keyof GridCell;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}[] = [
  { part: 'columnSpan', label: 'Columns', min: 1, max: GRID_LIMITS.columns },
  { part: 'rowSpan', label: 'Rows', min: 1, max: GRID_LIMITS.columns },
  { part: 'column', label: 'First column', min: 0, max: GRID_LIMITS.columns },
  { part: 'row', label: 'First row', min: 0, max: GRID_LIMITS.rows },
];

/** Places of blocks without a cell for the device. */
const AUTOMATIC: Readonly<Record<Device, string>> = {
  desktop: 'Next free cell',
  tablet: 'Same as desktop',
  mobile: 'Next free cell',
};

/** Props of the field: those of a control, and the device of the cell. */
export interface CellFieldProps extends Pick<SettingControlProps, 'field' | 'value' | 'onChange'> {
  readonly device: Device;
}

/** Renders the cell of a block in a grid on a device: how much it spans, and where it begins. */
export function CellField({ field, value, device, onChange }: CellFieldProps): ReactElement {
  const { root, resetWith } = useResetFocus();
  const cell = getShownCell(value, device);
  const set = (next: GridCell | undefined): void =>
    onChange({ [field.prop]: withDeviceValue(value, device, next && { ...next }) });
  return (
    <div className="at-field-stack" ref={root}>
      <div className="at-field-grid">
        {PARTS.map(({ part, label, min, max }) => (
          <NumberField
            key={part}
            label={label}
            min={min}
            max={max}
            placeholder="Auto"
            value={cell[part] === 0 ? '' : cell[part]}
            onChange={(next) => set({ ...cell, [part]: next === '' ? min : next })}
          />
        ))}
      </div>
      <DeviceOrigin
        isOwn={getOwnCell(value, device) !== undefined}
        otherwise={AUTOMATIC[device]}
        label={field.label}
        onReset={() => resetWith(() => set(undefined))}
      />
    </div>
  );
}

/** Renders the cell of a block in a grid on the current device. */
export function CellControl(props: SettingControlProps): ReactElement {
  return <CellField {...props} device={usePanelDevice()} />;
}
