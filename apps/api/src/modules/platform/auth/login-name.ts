import { createHash } from 'node:crypto';

/**
 * Returns the unique name of an account in the sign-in library. Staff have their email; visitors have a hash of their email with
 * their tenant, so that the same email can have an account in each shop.
 */
export function loginName(email: string, tenantId: number | null | undefined): string {
  const lower = email.toLowerCase();
  if (tenantId === null || tenantId === undefined) return lower;
  return `${createHash('sha256').update(lower).digest('hex')}@t${tenantId}.visitor.invalid`;
}
