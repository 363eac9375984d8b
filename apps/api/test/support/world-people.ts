import type { Database } from '../../src/kernel/database/open-database.ts';
import type { Api } from '../../src/main/create-api.ts';
import type { TenantRows } from './world.ts';

/** Password of every actor. */
export const PASSWORD = 'correct horse battery';

/** Creates a member, a role, an invitation and a domain of a tenant. */
export async function addPeople(
  { db }: Database,
  tenantId: number,
  word: string,
): Promise<Pick<TenantRows, 'member' | 'role' | 'invitation' | 'domain'>> {
  return db.asPlatform('seed', async (tx) => {
    const email = `member-${word}@test.example`;
    const member = await tx
      .insertInto('users')
      .values({
        auth_id: `member ${word}`,
        email,
        firstname: '',
        lastname: word,
        display_name: `Author ${word}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = await tx
      .insertInto('roles')
      .values({ tenant_id: tenantId, name: `Role ${word}`, base_role: '5', permissions: [] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('memberships')
      .values({
        user_id: member.id,
        tenant_id: tenantId,
        agency_id: null,
        role_id: '5',
        own_role_id: role.id,
      })
      .execute();
    const invitation = await tx
      .insertInto('invitations')
      .values({
        tenant_id: tenantId,
        email: `guest-${word}@test.example`,
        role_id: '5',
        own_role_id: null,
        token_hash: `hash ${word}`,
        invited_by: member.id,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const domain = await tx
      .insertInto('domains')
      .values({ tenant_id: tenantId, host: `www.${word}.example`, verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { member: member.id, role: role.id, invitation: invitation.id, domain: domain.id };
  });
}

/** Signs a person in, and returns their cookies. */
export async function signIn(api: Api, email: string, origin: string): Promise<string> {
  const response = await api.fetch(
    new Request(`${origin}/api/v1/auth/login/`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
    { address: `10.0.${email.length}.${email.charCodeAt(0)}` },
  );
  if (response.status !== 200) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
