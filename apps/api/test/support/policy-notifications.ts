import type { EmailNotification } from '@org/schema/entities';
import { idOrNone, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const ROOT = '/api/v1/admin/email-marketing/';
const PATH = `${ROOT}notifications/`;
const fresh = { name: 'Matrix', event: 'order.placed', emails: ['matrix@notification.example'] };
const at = (rows: TenantRows): string => `${PATH}${rows.emailNotification}/`;

/** Creates a notification for an attempt that deletes it, and returns the id of its address. */
async function freshEmail(t: TestApi, as: ActorName): Promise<number> {
  const { status, body } = await t.call('POST', PATH, { as: maker(as), body: fresh });
  const made = body.notification as EmailNotification | undefined;
  return (status === 201 && made?.emails[0]?.id) || 987_654_321;
}

/** Policies of email notifications. */
export const NOTIFICATION_POLICIES: Readonly<Record<string, Policy>> = {
  'emailNotifications.list': {
    ...staff(),
    own: () => ({ path: PATH }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: (rows) => ({ path: `${PATH}?ids=${rows.emailNotification}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${PATH}?itemsPerPage=200` }) },
    ],
  },
  'emailNotifications.create': {
    ...staff(201),
    own: () => ({ path: PATH, body: fresh }),
    foreign: [],
  },
  'emailNotifications.get': {
    ...staff(),
    own: (rows) => ({ path: at(rows) }),
    foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: at(rows) }) }],
  },
  'emailNotifications.update': {
    ...staff(),
    own: (rows) => ({ path: at(rows), body: { description: 'Matrix' } }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: at(rows), body: { description: 'Matrix' } }),
      },
    ],
  },
  'emailNotifications.remove': {
    ...staff(),
    own: async (_rows, t, as) => {
      const made = t.call('POST', PATH, { as: maker(as), body: fresh });
      return { path: `${PATH}${await idOrNone(made, 'notification')}/` };
    },
    foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: at(rows) }) }],
  },
  'emailNotifications.removeEmail': {
    ...staff(),
    own: async (_rows, t, as) => ({ path: `${PATH}email/${await freshEmail(t, as)}/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${PATH}email/${rows.notificationEmail}/` }),
      },
    ],
  },
  'emailNotifications.send': {
    ...staff(202),
    own: (rows) => ({
      path: `${ROOT}send-email-notification/`,
      body: { notificationId: rows.emailNotification, to: ['matrix@notification.example'] },
    }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: (rows) => ({
          path: `${ROOT}send-email-notification/`,
          body: { notificationId: rows.emailNotification, to: ['matrix@notification.example'] },
        }),
      },
    ],
  },
  'emailReaders.list': {
    ...staff(),
    own: () => ({ path: `${ROOT}preview-readers/` }),
    foreign: [
      {
        place: 'list',
        status: 200,
        attempt: () => ({ path: `${ROOT}preview-readers/?search=example` }),
      },
    ],
  },
  'emailReaders.records': {
    ...staff(),
    own: () => ({ path: `${ROOT}preview-records/?event=order.placed` }),
    foreign: [
      {
        place: 'list',
        status: 200,
        attempt: () => ({ path: `${ROOT}preview-records/?event=order.placed` }),
      },
    ],
  },
  'emailNotifications.modules': {
    ...staff(),
    own: () => ({ path: `${ROOT}modules-list/` }),
    foreign: [],
  },
};
