import { Dialog, Kbd } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor } from '../editor-context.ts';

const KEYS: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
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

/** Every command and its keys, from the one list that handles them. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { commands } = useEditor();
  return (
    <Dialog open title="Keyboard shortcuts" onClose={onClose}>
      <dl className="at-shortcuts">
        {commands.all
          .filter((command) => command.keys.length > 0)
          .map((command) => (
            <div key={command.id}>
              <dt>{command.label}</dt>
              <dd>
                {(command.keys[0] as string)
                  .split('+')
                  .filter(Boolean)
                  .map((key) => (
                    <Kbd key={key}>{KEYS[key] ?? key.toUpperCase()}</Kbd>
                  ))}
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}
