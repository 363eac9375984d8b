import type {
  Automation,
  AutomationRun,
  AutomationStart,
  AutomationStep,
  Campaign,
} from '@org/schema/entities';
import { expect, vi } from 'vitest';
import { ringAutomations } from '../../src/modules/marketing/automations/run-automations.ts';
import { CAMPAIGN_CONTENT } from './campaigns.ts';
import type { TestApi } from './test-api.ts';

/** Path of automations. */
export const AUTOMATIONS = '/api/v1/admin/email-marketing/automations/';

/** Returns the calls that tests of automations make as the admin of the first tenant. */
export function automationCalls(t: TestApi) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    t.call(method, `${AUTOMATIONS}${path}`, { as: 'admin', ...(body && { body }) });
  /** Puts the job of automations into the queue, as a change of a record or the clock would. */
  const ring = () =>
    t.database.db.asTenant(t.world.alpha.id, (tx) =>
      ringAutomations(tx, t.world.alpha.id, t.api.jobs.send),
    );
  return {
    call,
    ring,
    /** Creates an automation that starts for members of a list, or by another event. */
    async makeAutomation(
      name: string,
      start: Partial<AutomationStart> & Pick<AutomationStart, 'event'>,
    ): Promise<Automation> {
      const { body, status, text } = await call('POST', '', { name, start });
      expect(status, text).toBe(201);
      return body.automation as Automation;
    },
    async makeEmail(id: number, subject: string): Promise<number> {
      const { body, status, text } = await call('POST', `${id}/emails/`, {
        name: subject,
        subject,
        content: CAMPAIGN_CONTENT,
      });
      expect(status, text).toBe(201);
      return (body.campaign as Campaign).id;
    },
    async publish(id: number, steps: readonly AutomationStep[]): Promise<Automation> {
      const saved = await call('PUT', `${id}/`, { steps });
      expect(saved.status, saved.text).toBe(200);
      const { body, status, text } = await call('POST', `${id}/activate/`);
      expect(status, text).toBe(200);
      return body.automation as Automation;
    },
    async people(id: number): Promise<AutomationRun[]> {
      const { body } = await call('GET', `${id}/people/?itemsPerPage=100`);
      return (body.results as { rows: AutomationRun[] }).rows;
    },
    /** Lets automations run until what is expected is true. */
    until: (work: () => Promise<void>) =>
      vi.waitFor(
        async () => {
          await ring();
          await work();
        },
        { timeout: 300_000, interval: 300 },
      ),
  };
}
/** Calls of tests of automations. */
export type AutomationCalls = ReturnType<typeof automationCalls>;
