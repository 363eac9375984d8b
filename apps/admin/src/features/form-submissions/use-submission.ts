import { failureText } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { FormSubmission, FormSubmissionStatus } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const { formSubmissions } = apiContract;

/** Changeable fields of a submission. */
export interface SubmissionChange {
  readonly status?: FormSubmissionStatus;
  readonly assignee_id?: number | null;
}

/** A submission and its actions. */
export interface OpenSubmission {
  readonly record: FormSubmission | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /**
   * Saves a change immediately, and reports failures.
   * @returns whether it was saved
   */
  readonly change: (change: SubmissionChange) => Promise<boolean>;
  readonly keep: (record: FormSubmission) => void;
  /** Notifies recipients of the form who were not notified on arrival, and shows the result. */
  readonly notify: () => Promise<void>;
}

/** Returns a submission and marks it as read when it is opened by a user who may change it. */
export function useSubmission(
  id: number,
  { enabled, canUpdate }: { readonly enabled: boolean; readonly canUpdate: boolean },
): OpenSubmission {
  const api = useApi();
  const queries = useQueryClient();
  const params = { id };
  const found = useQuery({ ...callQuery(api, formSubmissions.get, { params }), enabled });
  const record = found.data?.form_submission;

  function keep(next: FormSubmission): void {
    queries.setQueryData(callKey(formSubmissions.get, { params }), {
      success: true,
      form_submission: next,
      results: next,
    });
    for (const route of [formSubmissions.list, formSubmissions.timeline, formSubmissions.bookings])
      void queries.invalidateQueries({ queryKey: callKey(route) });
  }

  async function change(body: SubmissionChange): Promise<boolean> {
    try {
      keep((await api.call(formSubmissions.update, { params, body })).form_submission);
      return true;
    } catch (failure) {
      toast.error(failureText(failure));
      return false;
    }
  }

  async function notify(): Promise<void> {
    try {
      const answer = await api.call(formSubmissions.notify, { params });
      keep(answer.form_submission);
      toast.success(answer.message);
    } catch (failure) {
      toast.error(failureText(failure));
    }
  }

  // Only once per opening, so that a user can mark it as unread.
  const opened = useRef<number>(undefined);
  const isNew = record?.status === 'new';
  useEffect(() => {
    if (!record || opened.current === id) return;
    opened.current = id;
    if (isNew && canUpdate) void change({ status: 'read' });
  });

  return { record, error: found.error, retry: () => void found.refetch(), change, keep, notify };
}
