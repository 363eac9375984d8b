import type { Policy } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';

/** Rows of the matrix for collections. */
export const COLLECTION_POLICIES: Readonly<Record<string, Policy>> = entityPolicies({
  plural: 'collections',
  path: 'collections',
  name: 'collection',
  row: (rows) => rows.collection,
  fresh: { name: 'Matrix' },
  set: { description: 'Changed' },
});
