import { SPACE_TOKENS, type Space, type ThemeTokens } from '@org/schema/entities';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import type { OriginKind } from './origin-words.ts';
import { tokenLabel, tokenText } from './token-label.ts';

/** Props of the input: a side's number in px or step of the theme, and handlers. */
export interface SpaceInputProps {
  readonly side: string;
  readonly name: string;
  readonly describedBy: string;
  readonly value: Space;
  /** Sizes of the steps of the theme, px. */
  readonly sizes: ThemeTokens['spaces'];
  readonly min: number;
  readonly origin: OriginKind;
  /** True for the side that the line below the box describes. */
  readonly active: boolean;
  readonly onFocus: () => void;
  readonly onChange: (value: Space) => void;
  readonly onReset: () => void;
}

const MAX = 1000;

/**
 * Renders the space of a side: a number, or the name of a step of the theme. Arrow keys change it by one, with Shift by ten; Delete
 * resets it once it is empty.
 */
export function SpaceInput(props: SpaceInputProps): ReactElement {
  const { side, name, describedBy, value, sizes, min, origin, active } = props;
  const { onFocus, onChange, onReset } = props;
  const size = typeof value === 'number' ? value : sizes[value];
  /** Incomplete input, such as nothing or a minus. */
  const [draft, setDraft] = useState<string>();

  function type(text: string): void {
    const token = SPACE_TOKENS.find((one) => one === text.trim().toLowerCase());
    if (token) {
      // What begins a longer name, such as X of XL, stays as typed.
      setDraft(text);
      return onChange(token);
    }
    const number = Number(text);
    const isNumber = /^-?\d+(?:\.\d+)?$/.test(text.trim()) && number >= min && number <= MAX;
    setDraft(isNumber ? undefined : text);
    if (isNumber && number !== value) onChange(number);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      setDraft(undefined);
      const next = size + direction * (event.shiftKey ? 10 : 1);
      return onChange(Math.min(MAX, Math.max(min, next)));
    }
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (!isDelete || event.currentTarget.value !== '') return;
    event.preventDefault();
    setDraft(undefined);
    onReset();
  }

  return (
    <span className="at-spacing-side" data-side={side.toLowerCase()}>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={name}
        aria-describedby={describedBy}
        aria-valuenow={size}
        aria-valuetext={typeof value === 'number' ? undefined : tokenText(value, size)}
        aria-valuemin={min}
        aria-valuemax={MAX}
        autoComplete="off"
        data-origin={origin}
        data-active={active || undefined}
        data-token={typeof value === 'number' ? undefined : value}
        value={draft ?? (typeof value === 'number' ? value : tokenLabel(value))}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus();
        }}
        onBlur={() => setDraft(undefined)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
    </span>
  );
}
