import { failureText } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Button, confirm, Icon, StatusDot, toast, useFormats } from '@org/ui';
import { IconSend } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { STATUS_NAMES, STATUS_TONES } from './time-list.config.tsx';
import type { WeekEntry } from './use-week.ts';

const { timeEntries } = apiContract;

/** Props of the status of a week: its query and entries, and what saves typed hours. */
export interface SubmitWeekProps {
  readonly query: { readonly week: string; readonly user_id: number };
  readonly entries: readonly WeekEntry[];
  /** True when hours are typed that are not saved yet. */
  readonly isTyped: boolean;
  readonly canSubmit: boolean;
  /** Resolves to true when all typed hours are saved. */
  readonly onSave: () => Promise<boolean>;
}

/** Statuses of a week, the one that needs the person most first. */
const ORDER = ['draft', 'rejected', 'submitted', 'approved', 'invoiced'] as const;

const findDrafts = (entries: readonly WeekEntry[]): readonly WeekEntry[] =>
  entries.filter(({ status, locked }) => status === 'draft' && !locked);

/** Renders whether the week of a person is submitted or approved, and a button that submits its drafts. */
export function SubmitWeek(props: SubmitWeekProps): ReactElement {
  const { query, entries, isTyped, canSubmit, onSave } = props;
  const api = useApi();
  const queries = useQueryClient();
  const formats = useFormats();
  const [isBusy, setBusy] = useState(false);
  const status = ORDER.find((one) => entries.some((entry) => entry.status === one));

  async function submit(): Promise<void> {
    if (!(await onSave())) {
      toast.error(text.submitUnsaved);
      return;
    }
    const current = await queries.fetchQuery({
      ...callQuery(api, timeEntries.week, { query }),
      staleTime: 0,
    });
    const drafts = findDrafts(current.entries);
    if (drafts.length === 0) {
      toast.success(text.nothingToSubmit);
      return;
    }
    const minutes = drafts.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
    const answer = await confirm({
      title: text.submitQuestion(formatMinutes(minutes, formats)),
      text: text.submitAbout,
      confirmLabel: text.submit,
    });
    if (answer !== 'confirm') return;
    const { changed } = await api.call(timeEntries.submit, {
      body: { ids: drafts.map(({ id }) => id) },
    });
    toast.success(text.decided(changed));
    await Promise.all(
      [timeEntries.week, timeEntries.list].map((route) =>
        queries.invalidateQueries({ queryKey: callKey(route) }),
      ),
    );
  }

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await submit();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(false);
  }

  return (
    <>
      {status && (
        <StatusDot label={STATUS_NAMES.get(status) ?? status} tone={STATUS_TONES[status]} />
      )}
      {canSubmit && (
        <Button
          leftSection={<Icon of={IconSend} />}
          loading={isBusy}
          disabled={findDrafts(entries).length === 0 && !isTyped}
          onClick={() => void run()}
        >
          {text.submitWeek}
        </Button>
      )}
    </>
  );
}
