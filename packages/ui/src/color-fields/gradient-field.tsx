import { AngleSlider, Button } from '@mantine/core';
import { IconCode, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { type ReactElement, useRef, useState } from 'react';
import {
  addStop,
  type Gradient,
  getAngle,
  getCentre,
  MAX_STOPS,
  NEW_GRADIENT,
  printGradient,
  readGradient,
  removeStop,
  withCentre,
  withKind,
  withStop,
} from '../color/gradient.ts';
import { getPaint, type Swatch } from '../color/swatch.ts';
import { IconButton } from '../elements/icon-button.tsx';
import { keepFocus } from '../elements/keep-focus.ts';
import { Segmented } from '../elements/segmented.tsx';
import { FocalPoint } from '../fields/focal-point.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TypedField } from '../fields/typed-field.tsx';
import { Icon } from '../icons/icon.tsx';
import { ColorField, type ColorFieldProps } from './color-field.tsx';
import { GradientBar, overChecks } from './gradient-bar.tsx';

/** Props of the field: a gradient as CSS, '' for none. */
export interface GradientFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Accessible name of the field. */
  readonly name: string;
  /**
   * Guard of stored values.
   * @returns '' when it is rejected
   */
  readonly guard: (css: string) => string;
  readonly swatches?: readonly Swatch[] | undefined;
  /** Parser of additional color notations of a stop. */
  readonly readColor?: ColorFieldProps['read'];
}

const KINDS = [
  { value: 'linear', label: 'Linear' },
  { value: 'radial', label: 'Radial' },
] as const;

/** Returns the gradient as CSS for the admin, with resolved colors. */
function preview(
  value: string,
  gradient: Gradient | undefined,
  swatches: readonly Swatch[],
): string {
  if (gradient) return printGradient(gradient, (color) => getPaint(color, swatches));
  const colors = new Map(swatches.map((swatch) => [swatch.value, swatch.color]));
  return value
    .replace(/var\(\s*--org-color-([a-z-]+)\s*\)/g, '$1')
    .replace(/[\w-]+/g, (name) => colors.get(name) ?? name);
}

function Stops({
  gradient,
  change,
  swatches,
  readColor,
}: Pick<GradientFieldProps, 'swatches' | 'readColor'> & {
  gradient: Gradient;
  change: (gradient: Gradient) => void;
}): ReactElement {
  const { stops } = gradient;
  const [chosen, setChosen] = useState(0);
  const selected = Math.min(chosen, stops.length - 1);
  const stop = stops[selected];
  const place = `stop ${selected + 1}`;
  return (
    <>
      <GradientBar
        gradient={gradient}
        selected={selected}
        paint={(color) => getPaint(color, swatches ?? [])}
        onChange={change}
        onSelect={setChosen}
      />
      {stop && (
        <div className="at-gradient-row">
          <ColorField
            name={`Color of ${place}`}
            value={stop.color}
            swatches={swatches}
            alpha
            read={readColor}
            onChange={(color) => change(withStop(gradient, selected, { color }).gradient)}
          />
          <NumberField
            name={`Place of ${place}`}
            value={stop.at}
            min={0}
            max={100}
            unit="%"
            onChange={(at) => {
              if (at === '') return;
              const moved = withStop(gradient, selected, { at });
              change(moved.gradient);
              setChosen(moved.index);
            }}
          />
          <IconButton
            icon={IconTrash}
            label={`Remove ${place}`}
            size={28}
            disabled={stops.length <= 2}
            onPress={() => {
              change(removeStop(gradient, selected));
              setChosen(Math.max(0, selected - 1));
            }}
          />
        </div>
      )}
      <Button
        size="compact-xs"
        leftSection={<Icon of={IconPlus} size={13} />}
        disabled={stops.length >= MAX_STOPS}
        onClick={() => {
          const added = addStop(gradient);
          change(added.gradient);
          setChosen(added.index);
        }}
      >
        Add stop
      </Button>
    </>
  );
}

/**
 * Renders a gradient editor: kind, angle or center, and stops; or typed CSS. Values that the guard rejects are not stored;
 * unsupported gradients, such as conic ones, are edited as text.
 */
export function GradientField(props: GradientFieldProps): ReactElement {
  const { value, onChange, name, guard, swatches = [], readColor } = props;
  const [asText, setAsText] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const stay = (): void => keepFocus(() => field.current);
  const gradient = value ? readGradient(value) : undefined;

  function change(next: Gradient): void {
    const css = printGradient(next);
    if (guard(css)) onChange(css);
  }

  if (!value && !asText)
    return (
      <fieldset ref={field} className="at-gradient" aria-label={name} onClickCapture={stay}>
        <div className="at-gradient-row">
          <Button
            size="compact-xs"
            leftSection={<Icon of={IconPlus} size={13} />}
            onClick={() => change(NEW_GRADIENT)}
          >
            Add gradient
          </Button>
          <IconButton
            icon={IconCode}
            label="Edit as text"
            size={28}
            onPress={() => setAsText(true)}
          />
        </div>
      </fieldset>
    );

  const painted = preview(value, gradient, swatches);
  const showsText = asText || !gradient;
  return (
    <fieldset ref={field} className="at-gradient" aria-label={name} onClickCapture={stay}>
      <div className="at-gradient-row">
        {gradient ? (
          <Segmented
            label={`Kind of ${name.toLowerCase()}`}
            value={gradient.kind}
            options={KINDS}
            fullWidth
            onChange={(kind) => change(withKind(gradient, kind))}
          />
        ) : (
          <span className="at-meta">{value ? 'Edited as text' : 'No gradient'}</span>
        )}
        <IconButton
          icon={IconCode}
          label="Edit as text"
          size={28}
          pressed={showsText}
          disabled={value !== '' && !gradient}
          onPress={() => setAsText(!asText)}
        />
        <IconButton
          icon={IconX}
          label="Remove gradient"
          size={28}
          onPress={() => {
            setAsText(false);
            onChange('');
          }}
        />
      </div>
      {gradient?.kind === 'radial' ? (
        <FocalPoint
          label="Middle of the gradient"
          {...getCentre(gradient)}
          onChange={(centre) => change(withCentre(gradient, centre))}
        >
          <div className="at-gradient-preview" style={{ backgroundImage: overChecks(painted) }} />
        </FocalPoint>
      ) : (
        value && (
          <div className="at-gradient-preview" style={{ backgroundImage: overChecks(painted) }} />
        )
      )}
      {gradient && (
        <Stops gradient={gradient} change={change} swatches={swatches} readColor={readColor} />
      )}
      {gradient?.kind === 'linear' && (
        <div className="at-gradient-row">
          <span className="at-gradient-word" aria-hidden>
            Angle
          </span>
          <AngleSlider
            aria-label="Angle, by dragging"
            size={32}
            thumbSize={6}
            withLabel={false}
            value={getAngle(gradient)}
            onChange={(angle) => {
              if (angle !== getAngle(gradient)) change({ ...gradient, direction: `${angle}deg` });
            }}
          />
          <NumberField
            name="Angle"
            value={getAngle(gradient)}
            min={-360}
            max={360}
            unit="deg"
            onChange={(angle) =>
              angle !== '' &&
              change({ ...gradient, direction: `${((angle % 360) + 360) % 360}deg` })
            }
          />
        </div>
      )}
      {showsText && (
        <TypedField
          name={`${name} as text`}
          value={value}
          placeholder="linear-gradient(90deg, #fff, #000)"
          problem="This gradient is not supported"
          read={(text) => {
            const css = text.trim();
            return css === '' || guard(css) ? css : undefined;
          }}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
