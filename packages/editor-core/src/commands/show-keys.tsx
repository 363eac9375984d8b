import { Kbd } from '@org/ui';
import type { ReactElement } from 'react';
import { isMac } from './commands.ts';

const KEYS: Readonly<Record<string, string>> = {
  alt: 'Alt',
  shift: 'Shift',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  delete: 'Del',
  enter: 'Enter',
  tab: 'Tab',
  backspace: '⌫',
};

/** Keys as people read them. Shape: `mod+shift+z` → `Ctrl`, `Shift`, `Z`. */
export function keyNames(keys: string): string[] {
  return keys
    .split('+')
    .filter(Boolean)
    .map((key) => (key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (KEYS[key] ?? key.toUpperCase())));
}

/** Keys as people read them, a cap for each. Shape: as `keyNames`. */
export function ShowKeys({ keys }: { keys: string }): ReactElement {
  return (
    <span className="at-keys">
      {keyNames(keys).map((name) => (
        <Kbd key={name} size="xs">
          {name}
        </Kbd>
      ))}
    </span>
  );
}
