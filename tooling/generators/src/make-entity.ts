import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '../../../packages/schema/src/access/roles.ts';
import { getDomain } from './domains.ts';
import { entityAdminEdits } from './entity-admin-edits.ts';
import { entityAdminFiles } from './entity-admin-files.ts';
import { entityApiFiles } from './entity-api-files.ts';
import { entityEdits } from './entity-edits.ts';
import { entityFormFiles } from './entity-form-files.ts';
import { entityPolicyFiles } from './entity-policy-files.ts';
import { entitySchemaFiles } from './entity-schema-files.ts';
import { entityTestFiles } from './entity-test-files.ts';
import { getSingular, hasModule, nextStep } from './make-route.ts';
import { camelCase, pascalCase } from './names.ts';
import type { NewEntity } from './new-entity.types.ts';
import { readFields } from './read-fields.ts';
import { writeFiles } from './write-files.ts';

/** Options of a new entity. */
export interface EntityWish {
  /** In kebab-case: `price-lists`. */
  readonly plural: string;
  /** @default the plural without its ending */
  readonly one?: string | undefined;
  /** Domain of the server. @default 'crm' */
  readonly domain?: string | undefined;
  /** Module of the permission table. @default the plural in snake_case */
  readonly permission?: string | undefined;
  /** `name:text! price:money status:enum(draft,live)` @default 'name:text!' */
  readonly fields?: string | undefined;
  /** Tabler name of the menu icon. @default 'IconBox' */
  readonly icon?: string | undefined;
}

function getNames(root: string, wish: EntityWish): NewEntity {
  const { plural, one = getSingular(plural), icon = 'IconBox' } = wish;
  const key = one.replaceAll('-', '_');
  const table = plural.replaceAll('-', '_');
  return {
    domain: getDomain(wish.domain ?? 'crm'),
    plural,
    singular: one,
    type: pascalCase(one),
    types: pascalCase(plural),
    one: camelCase(one),
    many: camelCase(plural),
    key,
    table,
    upper: key.toUpperCase(),
    words: [one.replaceAll('-', ' '), plural.replaceAll('-', ' ')],
    permission: wish.permission ?? table,
    step: nextStep(root),
    icon,
    fields: readFields(wish.fields ?? 'name:text!'),
  };
}

function refusal(
  root: string,
  { domain, plural, singular, permission, icon }: NewEntity,
): string | undefined {
  if (singular === plural) return `What is one of the ${plural} called? Say it with --one.`;
  if (hasModule(root, plural) || existsSync(join(root, `apps/admin/src/features/${plural}`)))
    return `There is a module called ${plural} already.`;
  if (existsSync(join(root, `packages/schema/src/entities/${domain}/${singular}.schema.ts`)))
    return `There is something called ${singular} already.`;
  if (!MODULES.some((module) => module === permission))
    return `No permission is called ${permission}: add it to packages/schema/src/access/roles.ts, or name one of its modules with --permission.`;
  return /^Icon[A-Z][A-Za-z0-9]*$/.test(icon)
    ? undefined
    : `"${icon}" is no icon of Tabler, such as IconBox.`;
}

/**
 * Writes a whole entity and makes it known to schema, server, database, tests and admin.
 * @param root - root of the repository
 * @returns paths of what was written
 * @throws one sentence, before anything is written
 */
export function makeEntity(root: string, wish: EntityWish): string[] {
  const entity = getNames(root, wish);
  const problem = refusal(root, entity);
  if (problem) throw new Error(problem);
  const files = {
    ...entitySchemaFiles(entity),
    ...entityApiFiles(entity),
    ...entityTestFiles(entity),
    ...entityPolicyFiles(entity),
    ...entityFormFiles(entity),
    ...entityAdminFiles(entity),
  };
  return writeFiles(root, files, [...entityEdits(entity), ...entityAdminEdits(entity)]);
}
