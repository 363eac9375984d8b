import { Dialog } from '@org/ui';
import type { ReactElement } from 'react';
import { COMMAND_GROUPS, GROUP_NAMES } from '../../session/commands/commands.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import { ShowKeys } from '../elements/show-keys.tsx';

/** Renders every command with its keys, from the command registry. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { commands } = useEditor();
  return (
    <Dialog open title="Keyboard shortcuts" width={720} onClose={onClose}>
      <div className="at-shortcuts">
        {COMMAND_GROUPS.map((group) => (
          <section key={group}>
            <h3>{GROUP_NAMES[group]}</h3>
            <dl>
              {commands.all
                .filter((command) => command.group === group)
                .flatMap((command) => {
                  const keys = command.shownKeys ?? command.keys[0];
                  return keys === undefined
                    ? []
                    : [
                        <div key={command.id}>
                          <dt>{command.label}</dt>
                          <dd>
                            <ShowKeys keys={keys} />
                          </dd>
                        </div>,
                      ];
                })}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
