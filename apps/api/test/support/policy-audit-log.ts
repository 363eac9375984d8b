import { type Policy, staff } from './policy.ts';

const PATH = '/api/v1/admin/audit-log/';

/** Policies of the audit log. */
export const AUDIT_LOG_POLICIES: Readonly<Record<string, Policy>> = {
  'auditLog.list': {
    ...staff(),
    own: () => ({ path: PATH }),
    foreign: [
      { place: 'list', status: 200, attempt: () => ({ path: `${PATH}?itemsPerPage=200` }) },
    ],
  },
  'auditLog.export': {
    ...staff(202),
    own: () => ({ path: `${PATH}export/`, body: {} }),
    // The content of the file has its own test: the response is the same for all ids.
    foreign: [],
  },
};
