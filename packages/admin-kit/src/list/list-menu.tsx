import { ActionIcon, Icon, type IconShape, Menu } from '@org/ui';
import { IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../screen/app-link.tsx';
import { text } from './messages.ts';

/** A link beside a list's title. */
export interface ListMenuEntry {
  readonly label: string;
  readonly icon: IconShape;
  readonly href: string;
}

/** Renders further links of a list; nothing when there are none. */
export function ListMenu({
  entries,
}: {
  readonly entries: readonly ListMenuEntry[];
}): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <Menu width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={36} variant="default" aria-label={text.more}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, icon, href }) => (
          <Menu.Item
            key={href}
            component={AppLink}
            href={href}
            leftSection={<Icon of={icon} size={16} />}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
