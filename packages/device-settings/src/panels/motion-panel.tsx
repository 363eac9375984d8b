import type { MotionSettings, SparseSettings } from '@org/schema/entities';
import { Button } from '@org/ui';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { getMotion, MOTION_SPECS, setMotionValues } from '../settings/motion-settings.ts';
import { FieldRow } from './field-row.tsx';
import { ValueControl } from './value-control.tsx';

/** Props of the panel of motion. */
export interface MotionPanelProps {
  /** Stored value of the block's `settings`. */
  readonly settings: SparseSettings;
  /** True for a block with other blocks directly inside, which can enter one after another. */
  readonly canStagger: boolean;
  /** True when the system of the author reduces motion, so that the preview shows none. */
  readonly isReduced: boolean;
  readonly onChange: (settings: SparseSettings, field: keyof MotionSettings) => void;
  /** Plays the enter effect once. */
  readonly onPlay: () => void;
}

interface Row {
  readonly field: keyof MotionSettings;
  readonly label: string;
  readonly help?: string;
}

const ENTER: Row = { field: 'enter', label: 'Enter' };
const AMOUNTS: Readonly<Record<'distance' | 'size' | 'strength', string>> = {
  distance: 'Distance',
  size: 'Growth',
  strength: 'Blur',
};
const STAGGER: Row = {
  field: 'stagger',
  label: 'In turn',
  help: 'The blocks directly inside enter one after another.',
};
const SCROLL: Row = { field: 'scroll', label: 'Scroll' };
const HOST = { swatches: [] };

/** Returns the rows that have an effect. */
function getRows({ enter }: MotionSettings, canStagger: boolean): Row[] {
  if (enter === 'none') return [ENTER, SCROLL];
  const amount = enter === 'zoom' ? 'size' : enter === 'blur' ? 'strength' : 'distance';
  return [
    ENTER,
    ...(enter === 'fade' ? [] : [{ field: 'distance', label: AMOUNTS[amount] } as const]),
    { field: 'speed', label: 'Speed' },
    { field: 'delay', label: 'Delay' },
    ...(canStagger ? [STAGGER] : []),
    SCROLL,
  ];
}

/** Renders the motion of a block, on all devices, with a button that plays its enter effect. */
export function MotionPanel(props: MotionPanelProps): ReactElement {
  const { settings, canStagger, isReduced, onChange, onPlay } = props;
  const motion = getMotion(settings);
  return (
    <div className="at-group-panel">
      {getRows(motion, canStagger).map(({ field, label, help }) => {
        const isSet = settings.motion?.[field] !== undefined;
        const set = (value: unknown): void =>
          onChange(setMotionValues(settings, { [field]: value }), field);
        const reset = isSet ? () => set(undefined) : undefined;
        return (
          <FieldRow
            key={field}
            label={label}
            origin={isSet ? 'desktop' : 'default'}
            device="desktop"
            originText={isSet ? 'Set on this block' : 'Default'}
            help={help}
            onReset={reset}
          >
            <ValueControl
              label={label}
              spec={MOTION_SPECS[field]}
              value={motion[field]}
              host={HOST}
              onChange={set}
              onReset={reset}
            />
          </FieldRow>
        );
      })}
      {motion.enter === 'none' ? null : (
        <div className="at-style-foot">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay size={14} aria-hidden />}
            onClick={onPlay}
          >
            Play
          </Button>
        </div>
      )}
      {isReduced ? (
        <p className="at-style-help">
          Your system reduces motion, so you see pages without effects. Play still shows them.
        </p>
      ) : null}
    </div>
  );
}
