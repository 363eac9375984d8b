import { failureWords, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Automation, AutomationStart, AutomationStep, Campaign } from '@org/schema/entities';
import { confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { text } from './messages.ts';

const { automations, campaigns, campaignSending } = apiContract;

/** Problems by the id of the step, '' for the whole. */
export type StepProblems = Readonly<Record<string, string>>;

/** Changes of an automation. */
export interface AutomationCalls {
  /** Saves steps or the start; a failure is shown, and what is saved is loaded again. */
  save(
    automation: Automation,
    changed: {
      readonly name?: string;
      readonly description?: string;
      readonly start?: AutomationStart;
      readonly steps?: readonly AutomationStep[];
    },
  ): Promise<boolean>;
  /** Publishes and starts an automation. Returns what is wrong with its steps, by their ids. */
  activate(automation: Automation): Promise<StepProblems>;
  pause(automation: Automation): Promise<void>;
  /** Continues an email that paused on its own, such as after many returned emails. */
  resumeEmail(emailId: number): Promise<void>;
  /** Asks, and deletes an automation. Returns whether it is gone. */
  remove(automation: Automation): Promise<boolean>;
  /** Creates an email for a step; undefined when that failed. */
  createEmail(automation: Automation, name: string): Promise<Campaign | undefined>;
}

/** Returns functions that change automations and tell how it went. */
export function useAutomationCalls(): AutomationCalls {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [
        automations.get,
        automations.list,
        automations.people,
        automations.figures,
        campaigns.get,
      ].map((route) => queries.invalidateQueries({ queryKey: callKey(route) })),
    );
  const keep = (automation: Automation): void =>
    void queries.setQueryData(callKey(automations.get, { params: { id: automation.id } }), {
      success: true as const,
      automation,
      results: automation,
    });
  const attempt = async <Value>(
    action: string,
    work: () => Promise<Value>,
  ): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(action, error);
      const [first] = Object.values(error.formErrors);
      toast.error(first ?? failureWords(error));
      await refresh();
      return undefined;
    }
  };
  return {
    async save({ id, version }, changed) {
      const answer = await attempt('Save automation', () =>
        api.call(automations.update, { params: { id }, body: { ...changed, version } }),
      );
      if (answer) keep(answer.automation);
      return answer !== undefined;
    },
    async activate({ id }) {
      try {
        const { message } = await api.call(automations.activate, { params: { id } });
        toast.success(message);
        return {};
      } catch (error) {
        if (!isApiError(error)) throw error;
        logFailure('Activate automation', error);
        const problems = Object.entries(error.formErrors).map(([place, problem]) => [
          place.replace(/^steps\.?/, ''),
          problem,
        ]);
        toast.error(problems.length > 0 ? text.notComplete : failureWords(error));
        return Object.fromEntries(problems) as StepProblems;
      } finally {
        await refresh();
      }
    },
    async pause({ id }) {
      const answer = await attempt('Pause automation', () =>
        api.call(automations.pause, { params: { id } }),
      );
      if (answer) toast.success(answer.message);
      await refresh();
    },
    async resumeEmail(emailId) {
      const answer = await attempt('Resume email', () =>
        api.call(campaignSending.resume, { params: { id: emailId } }),
      );
      if (answer) toast.success(answer.message);
      await refresh();
    },
    async remove({ id, name }) {
      const question = await confirm({
        title: text.removeTitle(name),
        text: text.removeText,
        confirmLabel: text.removeAutomation,
        danger: true,
      });
      if (question !== 'confirm') return false;
      const answer = await attempt('Delete automation', () =>
        api.call(automations.remove, { params: { id } }),
      );
      if (answer) toast.success(text.removed(name));
      await refresh();
      return answer !== undefined;
    },
    async createEmail({ id }, name) {
      const answer = await attempt('Create email', () =>
        api.call(automations.createEmail, {
          params: { id },
          body: { name, subject: name },
          idempotencyKey: crypto.randomUUID(),
        }),
      );
      return answer?.campaign;
    },
  };
}
