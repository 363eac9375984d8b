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

/** Keys as people read them. Shape: `mod+shift+z` → one key cap each. */
export function ShowKeys({ keys }: { keys: string }): ReactElement {
  return (
    <span className="at-keys">
      {keys
        .split('+')
        .filter(Boolean)
        .map((key) => (
          <Kbd key={key} size="xs">
            {key === 'mod' ? (isMac() ? '⌘' : 'Ctrl') : (KEYS[key] ?? key.toUpperCase())}
          </Kbd>
        ))}
    </span>
  );
}
