import { idOrNone, maker, type Policy, staff } from './policy.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const PATH = '/api/v1/admin/email-marketing/automations/';
const fresh = {
  name: 'Matrix',
  start: { event: 'order.placed' },
  steps: [{ id: 'end', kind: 'end' }],
};
const at = (rows: TenantRows): string => `${PATH}${rows.automation}/`;

/** Creates an automation for an attempt that changes its state. */
const freshId = (t: TestApi, as: ActorName): Promise<number> =>
  idOrNone(t.call('POST', PATH, { as: maker(as), body: fresh }), 'automation');

/** Returns the policy of a call on an automation. */
const onAutomation = (name: string, success: number, body?: object): Policy => ({
  ...staff(success),
  own: (rows) => ({ path: `${at(rows)}${name}`, body }),
  foreign: [
    { place: 'path', status: 404, attempt: (rows) => ({ path: `${at(rows)}${name}`, body }) },
  ],
});

/** Policies of automations. */
export const AUTOMATION_POLICIES: Readonly<Record<string, Policy>> = {
  'automations.list': {
    ...staff(),
    own: () => ({ path: PATH }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: (rows) => ({ path: `${PATH}?ids=${rows.automation}` }),
      },
      { place: 'list', status: 200, attempt: () => ({ path: `${PATH}?itemsPerPage=200` }) },
    ],
  },
  'automations.create': { ...staff(201), own: () => ({ path: PATH, body: fresh }), foreign: [] },
  'automations.get': onAutomation('', 200),
  'automations.update': onAutomation('', 200, { description: 'Matrix' }),
  'automations.createEmail': onAutomation('emails/', 201, { name: 'Matrix' }),
  'automations.activate': {
    ...onAutomation('activate/', 200),
    own: async (_rows, t, as) => ({ path: `${PATH}${await freshId(t, as)}/activate/` }),
  },
  'automations.pause': onAutomation('pause/', 409),
  'automations.figures': onAutomation('figures/', 200),
  'automations.people': onAutomation('people/', 200),
  'automations.remove': {
    ...onAutomation('', 200),
    own: async (_rows, t, as) => ({ path: `${PATH}${await freshId(t, as)}/` }),
  },
};
