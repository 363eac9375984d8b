import { ColorPicker, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { parseHex } from './contrast-ratio.ts';
import { Tooltip } from './tooltip.tsx';

/** A colour to pick by name, such as one of the theme's. */
export interface Swatch {
  readonly name: string;
  /** What the swatch shows: a hex colour. */
  readonly color: string;
  /** What is chosen by it. @default its colour */
  readonly value?: string;
}

/** Shape: a hex colour, '' for none. */
export interface ColorFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  /** What screen readers say where no label is shown. */
  readonly name?: string;
  readonly swatches?: readonly Swatch[];
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** True when the colour may be taken away. */
  readonly clearable?: boolean;
  /** 'xs' in panels and lists, 'sm' in forms. @default 'xs' */
  readonly size?: 'xs' | 'sm';
}

/** Shape: what was typed → a hex colour with `#`, '' for nothing, undefined while it is neither. */
export function readColor(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (!text) return '';
  const color = text.startsWith('#') ? text : `#${text}`;
  return parseHex(color) ? color : undefined;
}

function Swatches({
  swatches,
  value,
  onPick,
}: {
  swatches: readonly Swatch[];
  value: string;
  onPick: (value: string) => void;
}) {
  return (
    <div className="at-swatches">
      {swatches.map((swatch) => {
        const picked = swatch.value ?? swatch.color;
        return (
          <Tooltip key={swatch.name} label={swatch.name}>
            <UnstyledButton
              className="at-swatch"
              aria-label={swatch.name}
              aria-pressed={picked === value}
              style={{ background: swatch.color }}
              onClick={() => onPick(picked)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}

/** A colour: typed as hex, picked by hand, or taken from the theme's swatches. */
export function ColorField(props: ColorFieldProps): ReactElement {
  const { value, onChange, label, swatches = [], clearable = false } = props;
  const [typed, setTyped] = useState(value);
  const [open, setOpen] = useState(false);
  useEffect(() => setTyped(value), [value]);

  const named = swatches.find((swatch) => swatch.value !== undefined && swatch.value === value);
  const shown = named?.color ?? value;
  const name = label ?? props.name ?? 'Colour';

  function finish(): void {
    const color = readColor(typed);
    if (color === undefined || (color === '' && !clearable)) setTyped(value);
    else if (color !== value) onChange(color);
  }

  function type(text: string): void {
    setTyped(text);
    const color = readColor(text);
    if (color) onChange(color);
  }

  const chip = (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus>
      <Popover.Target>
        <UnstyledButton
          className="at-color-chip"
          aria-label={`Pick ${name}`}
          aria-expanded={open}
          disabled={props.disabled ?? false}
          data-empty={shown === '' || undefined}
          style={shown ? { background: shown } : undefined}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown className="at-color-drop">
        <ColorPicker
          format="hex"
          value={parseHex(shown) ? shown : '#ffffff'}
          onChange={onChange}
          fullWidth
        />
        {swatches.length > 0 && <Swatches swatches={swatches} value={value} onPick={onChange} />}
      </Popover.Dropdown>
    </Popover>
  );

  return (
    <TextInput
      size={props.size ?? 'xs'}
      value={named ? named.name : typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      leftSection={chip}
      leftSectionPointerEvents="all"
      spellCheck={false}
      disabled={props.disabled ?? false}
      placeholder={props.placeholder ?? '#1a73e8'}
      {...(label ? { label } : { 'aria-label': name })}
      {...(props.description && { description: props.description })}
      {...(props.error && { error: props.error })}
    />
  );
}
