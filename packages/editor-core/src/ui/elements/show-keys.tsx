import { Kbd } from '@org/ui';
import type { ReactElement } from 'react';
import { isMac } from '../../session/commands/commands.ts';

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

/**
 * Returns keys with their labels.
 * @example `mod+shift+z` → `Ctrl`, `Shift`, `Z`
 */
export function keyNames(keys: string): string[] {
  return keys
    .split('+')
    .filter(Boolean)
    .map((key) => (key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (KEYS[key] ?? key.toUpperCase())));
}

/**
 * Renders keys with their labels.
 * @param props - like `keyNames`
 */
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
