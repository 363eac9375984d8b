import { createHash } from 'node:crypto';

/**
 * Returns the name under which the sign-in library knows an account. The library knows each name once: staff are known by their
 * email, visitors by one that is made of their email and their tenant, so that the same email can have an account in each shop.
 */
export function loginName(email: string, tenantId: number | null | undefined): string {
  const lower = email.toLowerCase();
  if (tenantId === null || tenantId === undefined) return lower;
  return `${createHash('sha256').update(lower).digest('hex')}@t${tenantId}.visitor.invalid`;
}
