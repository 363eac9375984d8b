import type { Release } from '@org/schema/entities';
import { ActionIcon, Icon, Menu } from '@org/ui';
import { IconCalendarOff, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders the menu of a release: its name, its schedule, its deletion. */
export function ReleaseMenu({
  release,
  onRename,
  onCancelSchedule,
  onRemove,
}: {
  readonly release: Release;
  readonly onRename: () => void;
  readonly onCancelSchedule: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  return (
    <Menu width={200}>
      <Menu.Target>
        <ActionIcon size={36} variant="default" aria-label={text.more}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={IconPencil} />} onClick={onRename}>
          {text.rename}
        </Menu.Item>
        {release.state === 'scheduled' && (
          <Menu.Item leftSection={<Icon of={IconCalendarOff} />} onClick={onCancelSchedule}>
            {text.cancelSchedule}
          </Menu.Item>
        )}
        <Menu.Item
          color="var(--at-danger)"
          leftSection={<Icon of={IconTrash} />}
          onClick={onRemove}
        >
          {text.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
