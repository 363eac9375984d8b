import { type FilterGroup, isFilterGroup, type Permission } from '@org/schema';
import { appError } from '@org/schema/errors';
import type { Permitted } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';

/** Permissions to view what fields of audiences contain, by the first part of their keys. Other fields are those of subscribers. */
const NEEDED: Readonly<Record<string, readonly Permission[]>> = {
  customer: ['customers.can_view'],
  order: ['web_orders.can_view'],
  billing: ['quotes.can_view', 'invoices.can_view'],
  form: ['submissions.can_view'],
};

/** Returns whether a user may view the values of a field of audiences, and with that choose recipients by them. */
export function canReadField(actor: Permitted, key: string): boolean {
  const needed = NEEDED[key.slice(0, key.indexOf('.'))] ?? [];
  return needed.every((permission) => hasPermission(actor, permission));
}

function getFields(filter: object | null): string[] {
  // The contract has checked what requests and rows contain.
  const { rules = [] } = (filter ?? {}) as Partial<FilterGroup>;
  return rules.flatMap((rule) => (isFilterGroup(rule) ? getFields(rule) : [rule.field]));
}

/**
 * Checks that a user may view what a filter asks for: numbers of recipients would tell it. Fields that the filter has already stay.
 * @param before - stored filter that this one replaces
 * @throws `validation_failed` on `filters`
 */
export function requireReadableFields(
  actor: Permitted,
  filter: object | null,
  before: object | null = null,
): void {
  const known = new Set(getFields(before));
  const hidden = getFields(filter).find((key) => !known.has(key) && !canReadField(actor, key));
  if (hidden !== undefined)
    throw appError('validation_failed', {
      formErrors: { filters: `You don’t have access to the data behind “${hidden}”` },
    });
}
