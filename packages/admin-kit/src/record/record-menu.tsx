import { callKey, useApi } from '@org/api-client/react';
import { ActionIcon, confirm, Icon, Menu, toast } from '@org/ui';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from '../record-parts/messages.ts';
import { recordCall } from '../record-parts/record-call.ts';
import { failureText } from '../screen/failure-text.ts';
import { useCan, useMe } from '../session/use-me.ts';
import { forgetRecord } from '../storage/recent-records.ts';
import type { AnyRecord, RecordScreen } from './record-screen.ts';

/** Part of a record's configuration that the menu needs; enough for records without their own form. */
export type MenuRecord<Rec extends AnyRecord> = Pick<
  RecordScreen<Rec, never>,
  'calls' | 'permissions' | 'list' | 'href'
>;

/** Props of the menu: configuration, record and its name. */
export interface RecordMenuProps<Rec extends AnyRecord> {
  readonly screen: MenuRecord<Rec>;
  readonly record: Rec;
  readonly title: string;
}

/** Renders the actions on a record. A deletion can be undone when the record's endpoints support it. */
export function RecordMenu<Rec extends AnyRecord>({
  screen,
  record,
  title,
}: RecordMenuProps<Rec>): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const { tenant } = useMe();
  const canRemove = useCan(screen.permissions.remove);
  const { calls } = screen;
  if (!canRemove) return null;

  function refresh(): void {
    for (const route of calls.stale) void queries.invalidateQueries({ queryKey: callKey(route) });
  }

  async function restore(): Promise<void> {
    if (!calls.restore) return;
    try {
      await recordCall(api, calls.restore, { body: { ids: [record.id] } });
      refresh();
      toast.success(text.restored(title));
    } catch (failure) {
      toast.error(failureText(failure));
    }
  }

  async function remove(): Promise<void> {
    const answer = await confirm({
      title: text.removeTitle(title),
      text: text.removeText,
      confirmLabel: text.remove,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      await recordCall(api, calls.remove, { params: { id: record.id } });
    } catch (failure) {
      toast.error(failureText(failure));
      return;
    }
    if (tenant) forgetRecord(tenant.id, screen.href(record));
    refresh();
    toast.success(
      text.removed(title),
      calls.restore && { label: text.undo, onPress: () => void restore() },
    );
    await router.navigate({ href: screen.list.href, ignoreBlocker: true });
  }

  return (
    <Menu width={180}>
      <Menu.Target>
        <ActionIcon size={36} variant="default" aria-label={text.more}>
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
