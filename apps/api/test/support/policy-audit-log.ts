import { type Policy, staff } from './policy.ts';

const PATH = '/api/v1/admin/audit-log/';

/** Rows of the matrix for the audit log. */
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
    // The contents of the file have a test of their own: the answer is the same for whatever ids.
    foreign: [],
  },
};
