import { apiContract } from '@org/schema/contract';
import type { TaskEmailEvent } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { cacheActor } from '../../../kernel/events/record-change.ts';
import {
  type BoundRoute,
  type PublicInput,
  publicRoute,
  staffRoute,
} from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { plainPage, readsPages } from '../../../kernel/http/plain-page.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { changeTaskEmails, readTaskEmails, turnOffTaskEmail } from './task-email-choices.ts';
import { getTaskEmailTokens, type TaskEmailTokens } from './task-email-tokens.ts';

const { taskEmails } = apiContract;

type LeaveInput = PublicInput<typeof taskEmails.leave>;

/** Description of each email in its pages. */
const ABOUTS: Readonly<Record<TaskEmailEvent, string>> = {
  'task.assigned': 'about tasks that colleagues assign to you',
  'task.due_soon': 'about your tasks that are due',
  'task.mentioned': 'about comments that mention you',
};

/** Returns the page for a link that is altered. */
const brokenPage = (): Response =>
  plainPage({
    status: 404,
    title: 'This link does not work',
    paragraphs: ['It is incomplete. You can turn off emails about tasks in your account.'],
  });

/** Opening the link of an email changes nothing, because programs follow links; the button on its page does, or a POST of an email client. */
function leaveRoutes(tokens: TaskEmailTokens): BoundRoute[] {
  const ask = ({ tenant, query, call }: LeaveInput): Response => {
    const found = tokens.read(tenant.id, query.token);
    if (!found) {
      if (!readsPages(call.headers)) throw appError('link_ended');
      return brokenPage();
    }
    return plainPage({
      title: 'Stop these emails?',
      paragraphs: [`Press the button to get no more emails ${ABOUTS[found.event]}.`],
      button: { label: 'Stop emails', action: `?token=${encodeURIComponent(query.token)}` },
    });
  };
  const leave = async ({ tenant, query, run, call }: LeaveInput) => {
    const found = tokens.read(tenant.id, query.token);
    const isDone = found && (await run((tx) => turnOffTaskEmail(tx, tenant.id, found)));
    const isPage = readsPages(call.headers);
    if (!found || !isDone) {
      if (!isPage) throw appError('link_ended');
      return brokenPage();
    }
    const message = `You get no more emails ${ABOUTS[found.event]}`;
    if (!isPage) return { message };
    return plainPage({
      title: 'Emails stopped',
      paragraphs: [`${message}. You can turn them on again in your account.`],
    });
  };
  // Browsers get a page in place of the JSON of the contract.
  return [
    publicRoute(taskEmails.leavePage, async (input) => ask(input) as unknown as object),
    publicRoute(taskEmails.leave, async (input) => (await leave(input)) as { message: string }),
  ];
}

/** Emails about tasks that people turn off for themselves, in their account or by a link in the email. */
export const mailChoicesModule = defineModule({
  name: 'work/mail-choices',
  routes: (kernel) => [
    staffRoute(taskEmails.get, async (input) => ({
      taskEmails: await inTenant(input, ({ tx, actor }) => readTaskEmails(tx, actor.person.id)),
    })),
    staffRoute(taskEmails.update, async (input) => ({
      taskEmails: await inTenant(input, async (write) => {
        const { tx, tenantId, actor } = write;
        await cacheActor(write);
        return changeTaskEmails(tx, tenantId, actor.person.id, input.body);
      }),
      message: 'Emails about tasks saved',
    })),
    ...leaveRoutes(getTaskEmailTokens(kernel)),
  ],
});
