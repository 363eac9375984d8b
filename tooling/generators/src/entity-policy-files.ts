import { bulkSet, getLeast } from './entity-test-files.ts';
import type { NewEntity } from './new-entity.types.ts';

/**
 * Rows of the matrix of actors and routes for a new entity.
 * @returns path from the root → text
 */
export function entityPolicyFiles(entity: NewEntity): Record<string, string> {
  const { many, one, plural, key, upper, words } = entity;
  const set = bulkSet(entity);
  const text = `import type { Policy } from './policy.ts';
import { entityPolicies } from './policy-entities.ts';

/** Rows of the matrix for ${words[1]}. */
export const ${upper}_POLICIES: Readonly<Record<string, Policy>> = entityPolicies({
  plural: '${many}',
  path: '${plural}',
  name: '${key}',
  row: (rows) => rows.${one},
  fresh: ${getLeast(entity, "'Matrix'")},
  set: ${set},
});
`;
  return { [`apps/api/test/support/policy-${plural}.ts`]: text };
}
