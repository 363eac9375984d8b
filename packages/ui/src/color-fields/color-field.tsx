import { Button, ColorPicker, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { formatHexColor } from '@org/schema/color';
import { type ReactElement, type ReactNode, useState } from 'react';
import { colorParts } from '../color/color-parts.ts';
import { getPaint, getSwatch, type Swatch } from '../color/swatch.ts';
import { useTyped } from '../fields/use-typed.ts';
import { ColorSwatches } from './color-swatches.tsx';
import { ContrastNote, lowContrast } from './contrast-note.tsx';

/** Props of the field: a hex color or a swatch's value, '' for none. */
export interface ColorFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  /** Accessible name of a field without a label. */
  readonly name?: string;
  /** Suggested colors by name. */
  readonly swatches?: readonly Swatch[] | undefined;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** True when the color can be cleared. */
  readonly clearable?: boolean;
  /** True when the color may be transparent. */
  readonly alpha?: boolean | undefined;
  /**
   * Parser of additional color notations, such as `rgb(0 0 0)`.
   * @param typed - typed text
   * @returns color or undefined
   */
  readonly read?: ((typed: string) => string | undefined) | undefined;
  /** Color behind or in front of this one, a hex or a swatch's value: the field warns about low contrast. */
  readonly against?: string | undefined;
  /** Minimum contrast with `against`. @default 4.5 */
  readonly leastContrast?: number | undefined;
  /** 'xs' in panels and lists, 'sm' in forms. @default 'xs' */
  readonly size?: 'xs' | 'sm';
}

/**
 * Parses a color.
 * @returns hex color with `#`, '' for an empty text, undefined when invalid; transparent ones only with `alpha`
 */
export function readColor(
  typed: string,
  { alpha = false }: { readonly alpha?: boolean } = {},
): string | undefined {
  const text = typed.trim().toLowerCase();
  if (!text) return '';
  const color = text.startsWith('#') ? text : `#${text}`;
  const parts = colorParts(color);
  return parts && (alpha || (color.length !== 5 && color.length !== 9)) ? color : undefined;
}

/** Returns true for a full hex color, which is applied immediately; a short one may be the start of a full one. */
const isWhole = (typed: string): boolean => /^\s*#(?:[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.test(typed);

function getProblem(draft: string | undefined, alpha: boolean): string {
  if (!draft?.trim()) return 'Enter a color such as #1a73e8';
  return !alpha && readColor(draft, { alpha: true })
    ? 'This color cannot be transparent. Remove the last two digits'
    : 'Enter a color such as #1a73e8';
}

/** Returns the color of the picker: a hex, opaque when alpha is not allowed. */
function pickerValue(shown: string, alpha: boolean): string {
  const parts = colorParts(shown);
  if (!parts) return alpha ? '#ffffffff' : '#ffffff';
  return formatHexColor(alpha ? parts : { ...parts, alpha: 1 });
}

/**
 * Renders a color field: a theme color, the picker, or typed text. Invalid text is kept and marked. With `against` it warns about
 * low contrast.
 */
export function ColorField(props: ColorFieldProps): ReactElement {
  const { value, onChange, label, swatches = [], clearable = false, alpha = false } = props;
  const [open, setOpen] = useState(false);
  const named = getSwatch(value, swatches);
  const shown = value && getPaint(value, swatches);
  const name = label ?? props.name ?? 'Color';

  const typed = useTyped({
    value,
    onChange,
    live: isWhole,
    read(text) {
      const word = text.trim().toLowerCase();
      const swatch = swatches.find((item) => item.name.toLowerCase() === word);
      if (swatch) return swatch.value ?? swatch.color;
      if (!word) return clearable ? '' : undefined;
      return readColor(text, { alpha }) ?? props.read?.(text);
    },
  });

  const against = props.against && getPaint(props.against, swatches);
  const pair = { color: shown, against: against ?? '', least: props.leastContrast };
  const isLow = against !== undefined && shown !== '' && lowContrast(pair) !== undefined;

  const chip = (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      width={228}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className="at-color-chip"
          aria-label={`Pick ${name}`}
          aria-expanded={open}
          disabled={props.disabled ?? false}
          data-empty={shown === '' || undefined}
          onClick={() => setOpen(!open)}
        >
          <span className="at-color-paint" style={shown ? { background: shown } : undefined} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className="at-color-drop" aria-label={name}>
        {swatches.length > 0 && (
          <>
            <p className="at-color-heading">Theme</p>
            <ColorSwatches swatches={swatches} value={value} onPick={onChange} />
            <p className="at-color-heading">Custom</p>
          </>
        )}
        <ColorPicker
          format={alpha ? 'hexa' : 'hex'}
          value={pickerValue(shown, alpha)}
          onChange={(color) => {
            const parts = colorParts(color);
            if (parts) onChange(formatHexColor(parts));
          }}
          saturationLabel="Saturation and lightness"
          hueLabel="Hue"
          alphaLabel="Opacity"
          fullWidth
        />
        {isLow && <ContrastNote {...pair} />}
        {clearable && value !== '' && (
          <Button
            size="compact-xs"
            fullWidth
            onClick={() => {
              onChange('');
              setOpen(false);
            }}
          >
            No color
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );

  const note = isLow ? <ContrastNote {...pair} /> : null;
  const error = props.error ?? (typed.refused ? getProblem(typed.draft, alpha) : undefined);
  return (
    <TextInput
      size={props.size ?? 'xs'}
      value={typed.draft ?? named?.name ?? value}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.finish}
      onKeyDown={(event) => event.key === 'Enter' && typed.finish()}
      leftSection={chip}
      leftSectionPointerEvents="all"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      spellCheck={false}
      disabled={props.disabled ?? false}
      placeholder={props.placeholder ?? (clearable ? 'None' : '#1a73e8')}
      {...(label ? { label } : { 'aria-label': name })}
      {...((note || props.description) && {
        description: (
          <>
            {note}
            {props.description}
          </>
        ),
      })}
      {...(error && { error })}
    />
  );
}
