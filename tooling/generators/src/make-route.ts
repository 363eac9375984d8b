import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES, type Permission, roleCan } from '../../../packages/schema/src/access/roles.ts';
import { DOMAINS, getDomain } from './domains.ts';
import type { NewRoute } from './new-route.types.ts';
import { routeEdits } from './route-edits.ts';
import { routeFiles } from './route-files.ts';
import { routeTestFiles } from './route-test-files.ts';
import { writeFiles } from './write-files.ts';

/** Options of a new route. */
export interface RouteWish {
  /** In kebab-case: `price-lists`. */
  readonly plural: string;
  /** @default the plural without its ending */
  readonly singular?: string | undefined;
  /** Domain of the server. @default 'crm' */
  readonly domain?: string | undefined;
  /** Module of the permission table. @default the plural in snake_case */
  readonly permission?: string | undefined;
}

/** `price-lists` as `price-list`, `categories` as `category`. */
export function getSingular(plural: string): string {
  return plural.endsWith('ies') ? plural.replace(/ies$/, 'y') : plural.replace(/s$/, '');
}

/** Returns whether some domain has a module of this name. */
export const hasModule = (root: string, plural: string): boolean =>
  DOMAINS.some((domain) => existsSync(join(root, 'apps/api/src/modules', domain, plural)));

/** Number of the next migration, `0005`. */
export function nextStep(root: string): string {
  const steps = DOMAINS.flatMap((domain) =>
    readdirSync(join(root, 'apps/api/src/modules', domain, 'migrations')).map((file) =>
      Number.parseInt(file, 10),
    ),
  );
  return String(Math.max(...steps.filter(Number.isInteger)) + 1).padStart(4, '0');
}

/**
 * Writes a new part of the API and makes it known to schema, server, database and tests.
 * @param root - root of the repository
 * @returns paths of what was written
 * @throws one sentence, before anything is written
 */
export function makeRoute(root: string, wish: RouteWish): string[] {
  const { plural, singular = getSingular(plural), permission = plural.replaceAll('-', '_') } = wish;
  if (singular === plural)
    throw new Error(`What is one of the ${plural} called? Say it with --singular.`);
  if (hasModule(root, plural)) throw new Error(`There is a module called ${plural} already.`);
  if (!MODULES.some((module) => module === permission))
    throw new Error(
      `No permission is called ${permission}: add it to packages/schema/src/access/roles.ts, or name one of its modules with --permission.`,
    );
  if (!roleCan('3', `${permission}.can_create` as Permission))
    throw new Error(
      `Administrators of a tenant may not create ${permission}: calls of the platform are written by hand.`,
    );

  const domain = getDomain(wish.domain ?? 'crm');
  const route: NewRoute = { domain, plural, singular, permission, step: nextStep(root) };
  return writeFiles(root, { ...routeFiles(route), ...routeTestFiles(route) }, routeEdits(route));
}
