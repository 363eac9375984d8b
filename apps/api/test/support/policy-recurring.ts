import { idOrNone, maker, type Policy, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

const PATH = '/api/v1/admin/recurring-invoices/';
const SCHEDULE = { rrule: 'FREQ=MONTHLY', startDate: '2099-01-31' };

/** Returns the id of a new recurring invoice in the actor's tenant. */
function makeRecurring(t: TestApi, as: ActorName): Promise<number> {
  const body = { ...SCHEDULE, lines: [{ name: 'Matrix', unitPrice: 10 }] };
  return idOrNone(t.call('POST', PATH, { as: maker(as), body }), 'recurring_invoice');
}

/** Returns the policy of an action on a new recurring invoice. */
function act(name: string, success = 200): Policy {
  return {
    ...staff(success),
    isOthersRecord: true,
    own: async (_rows, t, as) => ({
      path: `${PATH}${await makeRecurring(t, as)}/${name}/`,
      body: {},
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${PATH}${rows.recurringInvoice}/${name}/`, body: {} }),
      },
    ],
  };
}

const getDays = (rows?: TenantRows): string => {
  const query = new URLSearchParams({
    ...SCHEDULE,
    ...(rows && { id: String(rows.recurringInvoice) }),
  });
  return `${PATH}days/?${query}`;
};

/** Policies of recurring invoices. */
export const RECURRING_POLICIES: Readonly<Record<string, Policy>> = {
  ...entityPolicies({
    plural: 'recurringInvoices',
    path: 'recurring-invoices',
    name: 'recurring_invoice',
    hasOwners: true,
    row: (rows) => rows.recurringInvoice,
    fresh: { ...SCHEDULE, lines: [{ name: 'Matrix' }] },
    set: { dueDays: 7 },
  }),
  'recurringInvoices.days': {
    ...staff(),
    own: () => ({ path: getDays() }),
    foreign: [{ place: 'query', status: 404, attempt: (rows) => ({ path: getDays(rows) }) }],
  },
  'recurringInvoices.pause': act('pause'),
  // A new one is active already.
  'recurringInvoices.resume': act('resume', 409),
  'recurringInvoices.make': act('make', 201),
};
