import { IconButton, Menu } from '@org/ui';
import { IconHistory } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { useEditor } from '../../session/context/editor-context.ts';

/** Maximum number of listed steps. */
const MOST = 100;

/** Renders the history since the page was opened, newest first; a click undoes or redoes up to that step. */
export function HistoryMenu(): ReactElement {
  const { store, announce } = useEditor();
  const [opened, setOpened] = useState(false);
  const { labels, at } = opened ? store.history.list() : { labels: [], at: 0 };
  const steps = [{ label: 'Opened', step: 0 }]
    .concat(labels.map((label, index) => ({ label, step: index + 1 })))
    .toReversed();
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom" width={280}>
      <Menu.Target>
        <IconButton icon={IconHistory} label="History" />
      </Menu.Target>
      <Menu.Dropdown className="at-history">
        {steps.slice(0, MOST).map(({ label, step }) => (
          <Menu.Item
            key={step}
            data-undone={step > at || undefined}
            aria-current={step === at ? 'step' : undefined}
            onClick={() => {
              store.goTo(step);
              announce(`Went to: ${label}`, 'status');
            }}
          >
            {label}
          </Menu.Item>
        ))}
        {steps.length > MOST ? <Menu.Label>{steps.length - MOST} earlier steps</Menu.Label> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
