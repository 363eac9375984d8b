import { callKey, useApi } from '@org/api-client/react';
import { confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { text } from '../record-parts/messages.ts';
import { recordCall } from '../record-parts/record-call.ts';
import { failureText } from '../screen/failure-text.ts';
import { useMe } from '../session/use-me.ts';
import { forgetRecord } from '../storage/recent-records.ts';
import type { AnyRecord, RecordScreen } from './record-screen.ts';

/** Part of a record's configuration that its menu needs; enough for records without their own form. */
export type MenuRecord<Rec extends AnyRecord> = Pick<
  RecordScreen<Rec, never>,
  'calls' | 'permissions' | 'list' | 'href'
>;

/** Props of the actions on a record: configuration, record and its name. */
export interface RecordMenuProps<Rec extends AnyRecord> {
  readonly screen: MenuRecord<Rec>;
  readonly record: Rec;
  readonly title: string;
}

/** Returns a function that asks, deletes the record and opens its list. Deletion can be undone when the endpoints support it. */
export function useDeleteRecord<Rec extends AnyRecord>({
  screen,
  record,
  title,
}: RecordMenuProps<Rec>): () => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const { tenant } = useMe();
  const { calls } = screen;

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

  return remove;
}
