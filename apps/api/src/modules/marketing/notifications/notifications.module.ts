import { tenantTask } from '../../../kernel/jobs/in-every-tenant.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { MAIL_DESIGNERS } from '../../../kernel/module/design-mail.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { ADDRESS_BLOCKS } from '../../crm/index.ts';
import {
  countNotification,
  countNotificationJob,
  createMailDesigner,
} from './design-event-mail.ts';
import {
  FOLLOWED,
  followEvents,
  followEventsJob,
  ringEvents,
  sendRunJob,
} from './follow-events.ts';
import { isSuppressedAddress } from './is-suppressed-address.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { sendRun } from './send-notification.ts';

/** Email notifications about what happens in the product. */
export const notificationsModule = defineModule({
  name: 'marketing/notifications',
  extensions: [
    extend(MAIL_DESIGNERS, createMailDesigner),
    extend(ADDRESS_BLOCKS, () => isSuppressedAddress),
  ],
  jobs: (kernel) => [
    bindJob(countNotificationJob, (work) => countNotification(kernel, work)),
    bindJob(followEventsJob, ({ tenantId }) =>
      kernel.db.asTenant(tenantId, (tx) => followEvents(tx, tenantId, kernel.send)),
    ),
    bindJob(sendRunJob, (work) => sendRun(kernel, work)),
  ],
  // Every process hears of a change, and the queue takes one job; a lost one is made up for by the task.
  events:
    ({ db, send, log }) =>
    ({ tenantId, entity, id }) => {
      if (!FOLLOWED.has(entity) || id === 0) return;
      db.asTenant(tenantId, (tx) => ringEvents(tx, tenantId, send)).catch((error: unknown) =>
        log.warn({ err: error }, 'notifications were not rung for'),
      );
    },
  housekeeping: ({ db, send }) => [
    {
      ...tenantTask(db, 'follow-events', async (tx, tenantId) => {
        await ringEvents(tx, tenantId, send);
        return false;
      }),
      every: '15 minutes',
    },
  ],
  routes: (kernel) => notificationRoutes(kernel),
});
