import { ActionIcon, Icon, Menu } from '@org/ui';
import { IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../record-parts/messages.ts';
import { useCan } from '../session/use-me.ts';
import type { AnyRecord } from './record-screen.ts';
import { type RecordMenuProps, useDeleteRecord } from './use-delete-record.ts';

/** Renders the actions on a record. A deletion can be undone when the record's endpoints support it. */
export function RecordMenu<Rec extends AnyRecord>(
  props: RecordMenuProps<Rec>,
): ReactElement | null {
  const remove = useDeleteRecord(props);
  if (!useCan(props.screen.permissions.remove)) return null;

  return (
    <Menu width={180}>
      <Menu.Target>
        <ActionIcon className="ad-record-menu" size={36} variant="default" aria-label={text.more}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          color="var(--at-danger)"
          leftSection={<Icon of={IconTrash} />}
          onClick={() => void remove()}
        >
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
