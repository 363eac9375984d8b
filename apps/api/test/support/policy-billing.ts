import { idOrNone, maker, type Policy, site, staff } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';
import { filePolicies } from './policy-work-files.ts';
import type { TestApi } from './test-api.ts';
import type { ActorName, TenantRows } from './world.ts';

type Plural = 'quotes' | 'invoices';

const getPath = (plural: Plural): string => `/api/v1/admin/${plural}/`;
const getRow = (plural: Plural, rows: TenantRows): number =>
  plural === 'quotes' ? rows.quote : rows.invoice;

/** Returns the id of a new draft in the actor's tenant. */
function makeDraft(plural: Plural, rows: TenantRows, t: TestApi, as: ActorName): Promise<number> {
  const body = { customer_id: rows.customer, lines: [{ name: 'Matrix', unitPrice: 10 }] };
  return idOrNone(
    t.call('POST', getPath(plural), { as: maker(as), body }),
    plural === 'quotes' ? 'quote' : 'invoice',
  );
}

/** Returns the policy of an action on a new draft. Takes end of its path, body, status for allowed actors. */
function act(plural: Plural, name: string, body: object, success = 200): Policy {
  return {
    ...staff(success),
    isOthersRecord: true,
    own: async (rows, t, as) => ({
      path: `${getPath(plural)}${await makeDraft(plural, rows, t, as)}/${name}/`,
      body,
    }),
    foreign: [
      {
        place: 'path',
        status: 404,
        attempt: (rows) => ({ path: `${getPath(plural)}${getRow(plural, rows)}/${name}/`, body }),
      },
    ],
  };
}

/** Returns the policy of a read of a document. */
function read(plural: Plural, name: string): Policy {
  const attempt = (rows: TenantRows) => ({
    path: `${getPath(plural)}${getRow(plural, rows)}/${name}/`,
  });
  return {
    ...staff(),
    isOthersRecord: true,
    own: attempt,
    foreign: [{ place: 'path', status: 404, attempt }],
  };
}

/** Returns the policies that quotes and invoices share. */
function documentPolicies(plural: Plural): Record<string, Policy> {
  return {
    ...entityPolicies({
      plural,
      hasOwners: true,
      name: plural === 'quotes' ? 'quote' : 'invoice',
      row: (rows) => getRow(plural, rows),
      fresh: { lines: [{ name: 'Matrix' }] },
      set: plural === 'quotes' ? { expiryDate: null } : { dueDate: null },
    }),
    ...filePolicies(plural, getPath(plural), (rows) => getRow(plural, rows)),
    [`${plural}.defaults`]: {
      ...staff(),
      own: () => ({ path: `${getPath(plural)}new/` }),
      foreign: [],
    },
    [`${plural}.issue`]: act(plural, 'issue', {}),
    [`${plural}.send`]: act(plural, 'send', { to: ['matrix@buyer.example'] }),
    [`${plural}.mail`]: act(plural, 'mail', {}),
    // Drafts have no page for the customer yet.
    [`${plural}.comment`]: act(plural, 'comments', { comment: 'Matrix' }, 409),
    [`${plural}.duplicate`]: act(plural, 'duplicate', {}, 201),
    [`${plural}.events`]: read(plural, 'events'),
    [`${plural}.pdf`]: read(plural, 'pdf'),
  };
}

const I = getPath('invoices');

/** Returns the policy of a call of a customer, for a document that does not exist. */
const ofNobody = (name: string, body?: object): Policy => ({
  ...site,
  success: 404,
  visitor: 404,
  own: () => ({
    path: `/api/v1/documents/00000000-0000-4000-8000-000000000000/${name}`,
    body,
  }),
  foreign: [],
});

/** Returns a form that accepts a quote. */
function form(): FormData {
  const body = new FormData();
  body.set('act', 'accept');
  body.set('name', 'Matrix');
  return body;
}

/** Returns the policies of the reports and their files. */
function reportPolicies(): Record<string, Policy> {
  const period = '?startDate=2026-01-01&endDate=2026-12-31';
  return Object.fromEntries(
    ['ageing', 'revenue', 'tax', 'quotes'].flatMap((name) => {
      const query = name === 'ageing' ? '' : period;
      const read = (path: string): Policy => ({ ...staff(), own: () => ({ path }), foreign: [] });
      return [
        [`billingReports.${name}`, read(`${I}reports/${name}/${query}`)],
        [`billingReports.${name}File`, read(`${I}reports/${name}/file/${query}`)],
      ];
    }),
  );
}

const PERIOD = { startDate: '2026-01-01', endDate: '2026-12-31' };

/** Returns the policy of a call about the statement of a customer. */
function ofStatement(name: string): Policy {
  const attempt = ({ customer }: TenantRows) => {
    const query = new URLSearchParams({ ...PERIOD, customer_id: String(customer) });
    return { path: `${I}reports/statement/${name}?${query}` };
  };
  return {
    ...staff(),
    isOthersRecord: true,
    own: attempt,
    foreign: [{ place: 'query', status: 404, attempt }],
  };
}

/** Policies of the journal and of statements of customers. */
const STATEMENT_POLICIES: Readonly<Record<string, Policy>> = {
  'billingReports.journal': {
    ...staff(),
    own: () => ({ path: `${I}reports/journal/file/?${new URLSearchParams(PERIOD)}` }),
    foreign: [],
  },
  'billingReports.statement': ofStatement(''),
  'billingReports.statementFile': ofStatement('file/'),
  'billingReports.statementPdf': ofStatement('pdf/'),
  'billingReports.sendStatement': {
    ...staff(),
    isOthersRecord: true,
    own: ({ customer }) => ({
      path: `${I}reports/statement/send/`,
      body: { ...PERIOD, customer_id: customer, to: ['matrix@buyer.example'] },
    }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ customer }) => ({
          path: `${I}reports/statement/send/`,
          body: { ...PERIOD, customer_id: customer, to: ['matrix@buyer.example'] },
        }),
      },
    ],
  },
};

/** Policies of quotes, invoices, payments and their settings. Drafts have nothing to pay, so their payments are refused. */
export const BILLING_POLICIES: Readonly<Record<string, Policy>> = {
  ...documentPolicies('quotes'),
  'quotes.answer': act('quotes', 'answer', { answer: 'accepted' }, 409),
  'quotes.convert': act('quotes', 'convert', { to: 'invoice' }, 409),
  ...documentPolicies('invoices'),
  // Drafts are not issued.
  'invoices.ubl': { ...read('invoices', 'ubl'), success: 409 },
  'invoices.structuredCheck': read('invoices', 'structured'),
  'invoices.creditable': read('invoices', 'creditable'),
  'invoices.remind': act('invoices', 'remind', {}, 409),
  'invoices.pay': act('invoices', 'payments', { amount: 1 }, 409),
  'invoices.removePayment': {
    ...act('invoices', 'payments/remove', { paymentId: 987_654_321 }),
    success: 404,
  },
  'invoices.refund': act('invoices', 'refund', { amount: 1 }, 409),
  'invoices.useCredit': act('invoices', 'use-credit', {}, 409),
  'invoices.cancel': act('invoices', 'cancel', {}, 409),
  'invoices.credit': act('invoices', 'credit', {}, 409),
  // The orders of the access matrix have no customer.
  'invoices.fromOrder': {
    ...staff(422),
    own: ({ order }) => ({ path: `${I}from-order/`, body: { orderId: order } }),
    foreign: [
      {
        place: 'body',
        status: 404,
        attempt: ({ order }) => ({ path: `${I}from-order/`, body: { orderId: order } }),
      },
    ],
  },
  'invoices.toRecurring': act('invoices', 'recurring', {}, 201),
  'invoices.unbilledTime': {
    ...staff(),
    own: () => ({ path: `${I}unbilled-time/` }),
    foreign: [
      {
        place: 'query',
        status: 200,
        attempt: ({ project }) => ({ path: `${I}unbilled-time/?projectId=${project}` }),
      },
    ],
  },
  'invoices.credits': {
    ...staff(),
    own: ({ customer }) => ({ path: `${I}credits/?customer_id=${customer}` }),
    foreign: [
      {
        place: 'query',
        status: 404,
        attempt: ({ customer }) => ({ path: `${I}credits/?customer_id=${customer}` }),
      },
    ],
  },
  'documents.get': ofNobody(''),
  'documents.pdf': ofNobody('pdf/'),
  'documents.file': ofNobody('files/1/'),
  'documents.accept': ofNobody('accept/', { name: 'Matrix' }),
  'documents.decline': ofNobody('decline/', { reason: 'Matrix' }),
  'documents.comment': ofNobody('comment/', { comment: 'Matrix' }),
  'documents.pay': ofNobody('pay/'),
  'documents.form': {
    ...ofNobody('form/'),
    own: () => ({
      path: '/api/v1/documents/00000000-0000-4000-8000-000000000000/form/',
      body: form(),
    }),
  },
  'quotes.preview': {
    ...staff(),
    own: () => ({ path: `${getPath('quotes')}preview/`, body: { title: 'Matrix' } }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: ({ customer }) => ({
          path: `${getPath('quotes')}preview/`,
          body: { customer_id: customer },
        }),
      },
    ],
  },
  'invoices.preview': {
    ...staff(),
    own: () => ({ path: `${I}preview/`, body: { title: 'Matrix' } }),
    foreign: [
      {
        place: 'body',
        status: 422,
        attempt: ({ customer }) => ({ path: `${I}preview/`, body: { customer_id: customer } }),
      },
    ],
  },
  ...reportPolicies(),
  ...STATEMENT_POLICIES,
  'invoices.summary': { ...staff(), own: () => ({ path: `${I}summary/` }), foreign: [] },
  'billingSettings.get': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/billing-settings/' }),
    foreign: [],
  },
  'billingSettings.update': {
    ...staff(),
    own: () => ({ path: '/api/v1/admin/billing-settings/', body: { dueDays: 30 } }),
    foreign: [],
  },
};
