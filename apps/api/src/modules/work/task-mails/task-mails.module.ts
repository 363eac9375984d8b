import { actorInBackground } from '../../../kernel/access/background-actor.ts';
import type { Actor } from '../../../kernel/access/call.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { HousekeepingWork } from '../../../kernel/jobs/housekeeping.ts';
import { listTenantIds } from '../../../kernel/jobs/in-every-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { getTaskEmailTokens } from '../mail-choices/task-email-tokens.ts';
import { findAssigned, mailAssigned } from './mail-assigned.ts';
import { findDue, findToday, mailDue } from './mail-due.ts';
import type { TaskMailTools } from './mail-tasks.ts';

/** Person with tasks to be emailed about. */
interface Reader {
  readonly userId: number;
  /** Undefined for a former member. */
  readonly actor: Actor | undefined;
}

/** Emails each person in a transaction, so that one who cannot be emailed does not hold up the others. */
async function mailEach(
  { db }: TaskMailTools,
  { signal, log }: HousekeepingWork,
  { tenantId, userIds }: { readonly tenantId: number; readonly userIds: readonly number[] },
  mail: (tx: TenantTx, reader: Reader) => Promise<void>,
): Promise<void> {
  for (const userId of userIds) {
    signal.throwIfAborted();
    const actor = await actorInBackground(db, tenantId, userId, 'emails about tasks');
    await db
      .asTenant(tenantId, (tx) => mail(tx, { userId, actor }))
      .catch((error: unknown) =>
        log.warn({ err: error, tenantId, userId }, 'tasks could not be mailed'),
      );
  }
}

async function mailAllAssigned(tools: TaskMailTools, work: HousekeepingWork): Promise<void> {
  for (const tenantId of await listTenantIds(tools.db)) {
    const userIds = await tools.db.asTenant(tenantId, findAssigned);
    await mailEach(tools, work, { tenantId, userIds }, (tx, reader) =>
      mailAssigned(tools, tx, tenantId, reader),
    );
  }
}

async function mailAllDue(tools: TaskMailTools, work: HousekeepingWork): Promise<void> {
  for (const tenantId of await listTenantIds(tools.db)) {
    const { today, userIds } = await tools.db.asTenant(tenantId, async (tx) => {
      const day = await findToday(tx, new Date());
      return { today: day, userIds: day ? await findDue(tx, day) : [] };
    });
    if (!today) continue;
    await mailEach(tools, work, { tenantId, userIds }, (tx, reader) =>
      mailDue(tools, tx, tenantId, { ...reader, today }),
    );
  }
}

/** Emails to the assignees of tasks, which the owner of a tenant turns on. */
export const taskMailsModule = defineModule({
  name: 'work/task-mails',
  housekeeping: (kernel) => {
    const tools = { ...kernel, tokens: getTaskEmailTokens(kernel) };
    return [
      {
        name: 'assigned-tasks',
        every: '15 minutes',
        run: (work) => mailAllAssigned(tools, work),
      },
      { name: 'due-tasks', every: '15 minutes', run: (work) => mailAllDue(tools, work) },
    ];
  },
});
