import { randomUUID } from 'node:crypto';
import { idOrNone, maker, type Policy, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import type { TenantRows } from './world.ts';

const path = '/api/v1/admin/email-marketing/campaigns/';
const fresh = { name: 'Matrix' };
/** Returns a list with a unique name. */
const freshList = () => ({ name: `Matrix ${randomUUID()}` });

const policies = entityPolicies({
  plural: 'campaigns',
  path: 'email-marketing/campaigns',
  removePath: 'delete/',
  name: 'campaign',
  row: (rows) => rows.campaign,
  fresh,
  set: { preheader: 'Preheader two' },
});
const SUBSCRIBERS = '/api/v1/admin/email-marketing/subscribers/';
const LISTS = '/api/v1/admin/email-marketing/lists/';
/** Returns attempts on a row by id, below a path: the actor's own, and another tenant's. */
const at = (of: (rows: TenantRows) => string, body?: object): Pick<Policy, 'own' | 'foreign'> => ({
  own: (rows) => ({ path: of(rows), body }),
  foreign: [{ place: 'path', status: 404, attempt: (rows) => ({ path: of(rows), body }) }],
});

const subscriberPolicies: Readonly<Record<string, Policy>> = {
  'subscribers.list': {
    ...staff(),
    own: () => ({ path: SUBSCRIBERS }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: (rows) => ({ path: `${SUBSCRIBERS}?ids=${rows.subscriber}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${SUBSCRIBERS}?itemsPerPage=200` }) },
    ],
  },
  'subscribers.add': {
    ...staff(201),
    own: (rows) => ({
      path: SUBSCRIBERS,
      body: {
        listId: rows.emailList,
        people: [{ email: `${randomUUID()}@matrix.example` }],
        consent: true,
      },
    }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: (rows) => ({
          path: SUBSCRIBERS,
          body: { listId: rows.emailList, people: [{ email: 'a@matrix.example' }], consent: true },
        }),
      },
    ],
  },
  'subscribers.get': { ...staff(), ...at((rows) => `${SUBSCRIBERS}${rows.subscriber}/`) },
  'subscribers.update': {
    ...staff(),
    ...at((rows) => `${SUBSCRIBERS}${rows.subscriber}/`, { firstname: 'Ada' }),
  },
  'subscribers.activity': {
    ...staff(),
    ...at((rows) => `${SUBSCRIBERS}${rows.subscriber}/activity/`),
  },
  'subscribers.block': { ...staff(), ...at((rows) => `${SUBSCRIBERS}${rows.subscriber}/block/`) },
  'subscribers.unblock': {
    ...staff(),
    ...at((rows) => `${SUBSCRIBERS}${rows.subscriber}/unblock/`),
  },
  'subscribers.remove': {
    ...staff(404),
    own: () => ({ path: `${SUBSCRIBERS}9007199254740991/` }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${SUBSCRIBERS}${rows.subscriber}/` }),
      },
    ],
  },
  'subscribers.unsubscribe': {
    ...staff(),
    ...at((rows) => `${SUBSCRIBERS}${rows.subscriber}/unsubscribe/`),
  },
  'subscribers.export': {
    ...staff(202),
    own: (rows) => ({
      path: `${SUBSCRIBERS}export/`,
      body: { selection: { ids: [rows.subscriber] } },
    }),
    // The content of the file has its own test: the response is the same for all ids.
    foreign: [],
  },
  'emailLists.list': {
    ...staff(),
    own: () => ({ path: LISTS }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: (rows) => ({ path: `${LISTS}?ids=${rows.emailList}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${LISTS}?itemsPerPage=200` }) },
    ],
  },
  'emailLists.create': {
    ...staff(201),
    own: () => ({ path: LISTS, body: freshList() }),
    foreign: [],
  },
  'emailLists.update': {
    ...staff(),
    ...at((rows) => `${LISTS}${rows.emailList}/`, { description: 'Matrix' }),
  },
  'emailLists.usage': {
    ...staff(),
    ...at((rows) => `${LISTS}${rows.emailList}/usage/`),
  },
  'emailLists.remove': {
    ...staff(),
    own: async (_rows, t, as) => {
      const made = t.call('POST', LISTS, { as: maker(as), body: freshList() });
      return { path: `${LISTS}${await idOrNone(made, 'list')}/` };
    },
    foreign: [
      { place: 'path', status: 404, attempt: (rows) => ({ path: `${LISTS}${rows.emailList}/` }) },
    ],
  },
};

const revisionPolicies: Readonly<Record<string, Policy>> = {
  'campaigns.revisions': {
    ...staff(),
    ...at((rows) => `${path}${rows.campaign}/revisions/`),
  },
  'campaigns.revision': {
    ...staff(),
    ...at((rows) => `${path}${rows.campaign}/revisions/1/`),
  },
  'campaigns.restoreRevision': {
    ...staff(),
    ...at((rows) => `${path}${rows.campaign}/revisions/1/restore/`),
  },
};

/** Policies of campaigns, subscribers and lists. */
export const CAMPAIGN_POLICIES: Readonly<Record<string, Policy>> = {
  ...policies,
  ...subscriberPolicies,
  ...revisionPolicies,
  'campaigns.sendTest': {
    ...staff(),
    own: (rows) => ({
      path: `${path}${rows.campaign}/send-test/`,
      body: { recipients: ['matrix@test.example'] },
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({
          path: `${path}${rows.campaign}/send-test/`,
          body: { recipients: ['matrix@test.example'] },
        }),
      },
    ],
  },
  'campaigns.duplicate': {
    ...staff(201),
    own: async (_rows, t, as) => {
      const id = await idOrNone(t.call('POST', path, { as: maker(as), body: fresh }), 'campaign');
      return { path: `${path}${id}/duplicate/`, body: {} };
    },
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${path}${rows.campaign}/duplicate/`, body: {} }),
      },
    ],
  },
};
