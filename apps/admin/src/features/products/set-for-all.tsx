import { Button, TextInput } from '@org/ui';
import { type KeyboardEvent, type ReactElement, useState } from 'react';

/** Props: label, and handler of the typed value. */
export interface SetForAllProps {
  readonly label: string;
  readonly button: string;
  readonly onSet: (typed: string) => void;
}

/** Renders an input that sets one value for all rows of a table. */
export function SetForAll({ label, button, onSet }: SetForAllProps): ReactElement {
  const [typed, setTyped] = useState('');
  function set(): void {
    if (typed.trim() === '') return;
    onSet(typed.trim());
    setTyped('');
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter sets the rows and must not submit the form.
    event.preventDefault();
    set();
  }
  return (
    <span className="ad-set-for-all">
      <TextInput
        size="xs"
        aria-label={label}
        placeholder={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="xs" disabled={typed.trim() === ''} onClick={set}>
        {button}
      </Button>
    </span>
  );
}
