import type { TaskEmailEvent } from '@org/schema/entities';
import type { Actor } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { findHidden } from '../../../kernel/entities/entity-access.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';
import { findActiveStaff } from '../boards/people/record-people.ts';
import { findOptedOut } from '../mail-choices/task-email-choices.ts';
import type { TaskEmailTokens } from '../mail-choices/task-email-tokens.ts';
import { unsubscribeLink } from '../mail-choices/unsubscribe-link.ts';
import { TASK_ACCESS } from '../tasks/task-texts.ts';

/** Dependencies of emails about tasks. */
export interface TaskMailTools
  extends Pick<
    Kernel,
    'db' | 'mailQueue' | 'adminOrigin' | 'designOptionalMail' | 'getSiteWithin'
  > {
  readonly tokens: TaskEmailTokens;
}

/** Maximum number of tasks that one email names; it gives the number of the others. */
const MAX_NAMED = 50;

/** Task of an email. */
interface MailedTask {
  readonly id: number;
  readonly title: string;
  readonly due_date: Date | null;
}

/** Email to one person about tasks. */
export interface TaskMail {
  readonly event: TaskEmailEvent;
  readonly to: Actor;
  readonly taskIds: readonly number[];
  /** Name of the colleague who caused it; '' for none. */
  readonly colleague: string;
  readonly getTitle: (tasks: readonly MailedTask[]) => string;
  /** Reason why it was sent. */
  readonly note: string;
}

/** Returns the open tasks among some that a person may see, the first due ones first. */
async function findTasks(
  tx: TenantTx,
  actor: Actor,
  ids: readonly number[],
): Promise<MailedTask[]> {
  if (ids.length === 0) return [];
  const hidden = await findHidden({ tx, actor }, TASK_ACCESS, ids);
  const tasks = await tx
    .selectFrom('tasks')
    .select(['id', 'title', 'due_date'])
    .where('id', 'in', ids)
    .where('is_done', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('due_key')
    .orderBy('id')
    .execute();
  return tasks.filter(({ id }) => !hidden.has(id));
}

/**
 * Queues an email to one person about the open tasks among some, where the tenant has turned on emails about the event and the
 * person has not turned them off.
 */
export async function mailTasks(
  { db, mailQueue, adminOrigin, designOptionalMail, getSiteWithin, tokens }: TaskMailTools,
  tx: TenantTx,
  tenantId: number,
  { event, to: actor, taskIds, colleague, getTitle, note }: TaskMail,
): Promise<void> {
  const { id: userId, lastname } = actor.person;
  const person = (await findActiveStaff(tx, [userId])).get(userId);
  const tasks = await findTasks(tx, actor, taskIds);
  const [first] = tasks;
  if (!person || !first) return;
  if ((await findOptedOut(tx, event, [userId])).has(userId)) return;
  const site = await getSiteWithin(tx, tenantId);
  const { locale, timezone } = await getSettings(tx);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone });
  const due = ({ due_date }: MailedTask): string => (due_date ? days.format(due_date) : '');
  const named = tasks.slice(0, MAX_NAMED);
  const title = getTitle(tasks);
  const { name } = await db.platformWithin(tx, 'send mail', (platform) =>
    platform
      .selectFrom('tenants')
      .select('name')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  const content = await designOptionalMail(tx, tenantId, {
    event,
    audience: 'staff',
    to: person.email,
    site,
    firstName: person.firstname,
    lastName: lastname,
    tags: {
      tasks: named
        .map((task) => [task.title, due(task) && `due ${due(task)}`].filter(Boolean).join(', '))
        .join('\n'),
      task_count: String(tasks.length),
      colleague,
    },
    parts: {
      subject: title,
      sender: name,
      title,
      paragraphs:
        tasks.length > MAX_NAMED
          ? [`These are ${MAX_NAMED} of them. You find the others under Tasks.`]
          : [],
      rows: named.map((task) => ({ label: task.title, value: due(task) })),
      button:
        tasks.length === 1
          ? { label: 'Open the task', href: `${adminOrigin}/admin/tasks/${first.id}` }
          : { label: 'Open tasks', href: `${adminOrigin}/admin/tasks` },
      note,
      unsubscribe: unsubscribeLink(tokens, { tenantId, site }, { userId, event }),
    },
  });
  if (!content) return;
  await db.platformWithin(tx, 'send mail', (platform) =>
    mailQueue.add(platform, {
      tenantId,
      via: 'installation',
      kind: 'task',
      to: person.email,
      content,
      userId,
    }),
  );
}
