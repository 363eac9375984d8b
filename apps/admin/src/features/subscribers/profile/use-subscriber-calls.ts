import { failureWords, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { SubscriberProfile } from '@org/schema/entities';
import { confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { text as listText } from '../messages.ts';
import { downloadData } from './download-data.ts';
import { text } from './messages.ts';

const { subscribers, emailLists } = apiContract;

/** Calls on one subscriber, each with its question and its messages. */
export interface SubscriberCalls {
  unsubscribe(): Promise<void>;
  block(): Promise<void>;
  unblock(): Promise<void>;
  download(): Promise<void>;
  /** Returns true when the person was deleted. */
  remove(): Promise<boolean>;
}

/** Returns the calls on a subscriber. */
export function useSubscriberCalls(profile: SubscriberProfile): SubscriberCalls {
  const api = useApi();
  const queries = useQueryClient();
  const { id, email } = profile;
  const params = { id };

  /** Runs a call, tells the result, and loads what has changed. */
  async function run(call: () => Promise<{ readonly message: string }>): Promise<boolean> {
    try {
      toast.success((await call()).message);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(email, error);
      toast.error(failureWords(error));
      return false;
    } finally {
      await Promise.all(
        [subscribers.list, subscribers.get, subscribers.activity, emailLists.list].map((route) =>
          queries.invalidateQueries({ queryKey: callKey(route) }),
        ),
      );
    }
  }

  async function isSure(question: {
    title?: string;
    text: string;
    confirmLabel: string;
  }): Promise<boolean> {
    return (await confirm({ ...question, danger: true })) === 'confirm';
  }

  return {
    async unsubscribe() {
      const question = {
        text: listText.unsubscribeQuestion(email),
        confirmLabel: listText.unsubscribeConfirm,
      };
      if (await isSure(question)) await run(() => api.call(subscribers.unsubscribe, { params }));
    },
    async block() {
      const question = {
        title: text.blockTitle(email),
        text: text.blockText,
        confirmLabel: text.block,
      };
      if (await isSure(question)) await run(() => api.call(subscribers.block, { params }));
    },
    async unblock() {
      await run(() => api.call(subscribers.unblock, { params }));
    },
    async download() {
      try {
        await downloadData(api, profile);
      } catch (error) {
        if (!isApiError(error)) throw error;
        toast.error(failureWords(error));
      }
    },
    async remove() {
      const question = {
        title: text.removeTitle(email),
        text: text.removeText,
        confirmLabel: text.remove,
      };
      return (
        (await isSure(question)) && (await run(() => api.call(subscribers.remove, { params })))
      );
    },
  };
}
