import type { BlockState, SparseSettings, StateSettings } from '@org/schema/entities';
import type { ReactElement } from 'react';
import { STATE_DEFAULTS, STATE_SPECS, setStateValues } from '../settings/state-settings.ts';
import { FieldRow } from './field-row.tsx';
import type { PanelHost } from './panel-host.ts';
import { ValueControl } from './value-control.tsx';

/** Props of the panel of a state. */
export interface StatePanelProps extends PanelHost {
  readonly state: BlockState;
  /** Stored value of the block's `settings`. */
  readonly settings: SparseSettings;
  /** `field` identifies the change, so that a drag over a number becomes one step of the history. */
  readonly onChange: (settings: SparseSettings, field: keyof StateSettings) => void;
}

const ROWS: readonly { field: keyof StateSettings; label: string; unit?: string }[] = [
  { field: 'backgroundColor', label: 'Background' },
  { field: 'textColor', label: 'Text' },
  { field: 'borderColor', label: 'Border' },
  { field: 'boxShadow', label: 'Shadow' },
  { field: 'opacity', label: 'Opacity' },
  { field: 'lift', label: 'Move up', unit: 'px' },
  { field: 'scale', label: 'Scale', unit: '%' },
];

/** Renders the style of a block in a state, on all devices: each value with a reset to that of the block. */
export function StatePanel({ state, settings, onChange, ...host }: StatePanelProps): ReactElement {
  const own = settings.states?.[state] ?? {};
  return (
    <div className="at-group-panel">
      {ROWS.map(({ field, label, unit }) => {
        const isSet = own[field] !== undefined;
        const set = (value: unknown): void =>
          onChange(setStateValues(settings, state, { [field]: value }), field);
        const reset = isSet ? () => set(undefined) : undefined;
        return (
          <FieldRow
            key={`${state}.${field}`}
            label={label}
            origin={isSet ? 'desktop' : 'default'}
            device="desktop"
            originText={isSet ? 'Set for this state' : 'Same as Normal'}
            onReset={reset}
          >
            <ValueControl
              label={label}
              spec={STATE_SPECS[field]}
              value={own[field] ?? STATE_DEFAULTS[field]}
              unit={unit}
              host={host}
              onChange={set}
              onReset={reset}
            />
          </FieldRow>
        );
      })}
    </div>
  );
}
