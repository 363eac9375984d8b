import { apiContract } from '@org/schema/contract';
import { NOTIFICATION_MODULES } from '@org/schema/entities';
import { type BoundRoute, preparedRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { prepareContent } from '../campaigns/prepare-content.ts';
import { findCheckedRecords } from './checked-record.ts';
import { findReaders } from './find-readers.ts';
import {
  createNotification,
  getNotification,
  listNotifications,
  readNotificationContent,
  removeNotification,
  removeNotificationEmail,
  updateNotification,
} from './notifications.service.ts';
import {
  type NotificationTools,
  prepareNotification,
  sendNotification,
} from './send-notification.ts';

/** Creates the routes of email notifications, and of the people and records that an email can be previewed or checked with. */
export function notificationRoutes(
  tools: NotificationTools & Pick<Kernel, 'send' | 'extensions'>,
): BoundRoute[] {
  const contract = apiContract.emailNotifications;
  return [
    staffRoute(contract.list, async (input) => ({
      results: await inTenant(input, ({ tx }) => listNotifications(tx, input.query)),
    })),
    preparedRoute(
      contract.create,
      (input) =>
        prepareContent(
          (work) => inTenant(input, work),
          input.body.content,
          async () => null,
        ),
      async (input, takePrepared) => {
        const prepared = takePrepared();
        return {
          notification: await inTenant(input, (write) =>
            createNotification(write, input.body, tools.send, prepared),
          ),
          message: 'Notification created',
        };
      },
    ),
    staffRoute(contract.get, async (input) => {
      const notification = await inTenant(input, ({ tx }) => getNotification(tx, input.params.id));
      return { notification, results: notification };
    }),
    preparedRoute(
      contract.update,
      (input) =>
        prepareContent(
          (work) => inTenant(input, work),
          input.body.content,
          (tx) => readNotificationContent(tx, input.params.id),
        ),
      async (input, takePrepared) => {
        const prepared = takePrepared();
        return {
          notification: await inTenant(input, (write) =>
            updateNotification(write, input.params.id, input.body, tools.send, prepared),
          ),
          message: 'Notification saved',
        };
      },
    ),
    staffRoute(contract.remove, async (input) => {
      await inTenant(input, (write) => removeNotification(write, input.params.id));
      return { message: 'Notification deleted' };
    }),
    staffRoute(contract.removeEmail, async (input) => ({
      notification: await inTenant(input, (write) =>
        removeNotificationEmail(write, input.params.id),
      ),
      message: 'Address deleted',
    })),
    preparedRoute(
      contract.send,
      (input) => prepareNotification(tools, (work) => inTenant(input, work), input.body),
      async (input, takePrepared) => {
        const prepared = takePrepared();
        const queued = await inTenant(input, (write) => sendNotification(tools, write, prepared));
        return {
          queued,
          message: `Notification sent to ${queued === 1 ? '1 address' : `${queued} addresses`}`,
        };
      },
    ),
    staffRoute(apiContract.emailReaders.list, async (input) => ({
      results: { rows: await inTenant(input, (write) => findReaders(write, input.query.search)) },
    })),
    staffRoute(apiContract.emailReaders.records, async (input) => ({
      results: {
        rows: [
          ...(await inTenant(input, (write) => findCheckedRecords(tools, write, input.query))),
        ],
      },
    })),
    staffRoute(contract.modules, async () => {
      const rows = NOTIFICATION_MODULES.map(({ key, label, events }) => ({
        key,
        label,
        // Every plan includes the modules that have events.
        enabled: true,
        events: events.map(({ key, label, audiences }) => ({
          key,
          label,
          audiences: [...audiences],
        })),
      }));
      return { results: { rows, total: rows.length }, modules: rows };
    }),
  ];
}
