import type { Invitation, Member } from '@org/schema/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { type ActorName, PASSWORD } from '../../../../test/support/world.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
});
afterAll(() => t.close());

const U = '/api/v1/admin/users/';
const GOOD = 'a blue kiln by the river';
const members = async (query = '', as: ActorName = 'admin'): Promise<Member[]> =>
  ((await t.call('GET', `${U}${query}`, { as })).body.results as { rows: Member[] }).rows;
const member = async (name: string): Promise<Member> => {
  const found = (await members('?itemsPerPage=100')).find(
    ({ displayName }) => displayName === name,
  );
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const invite = (email: string, role = 5, as: ActorName = 'admin') =>
  t.call('POST', `${U}invite/`, { as, body: { email, role } });
const open = (path: string, body: object) => t.call('POST', `/api/v1/auth/${path}/`, { body });

describe('members of a tenant', () => {
  it('lists, searches, filters and sorts members', async () => {
    expect((await members('?orderBy=email')).map(({ email }) => email)).toEqual([
      'accountant@test.example',
      'admin@test.example',
      'bothadmin@test.example',
      'editor@test.example',
      'manager@test.example',
      'member-alpha@test.example',
      'staffmember@test.example',
      'viewer@test.example',
      'visitor@test.example',
    ]);
    const filter = JSON.stringify({
      combinator: 'and',
      rules: [{ field: 'role_id', operator: 'in', value: ['3'] }],
    });
    expect(
      (await members(`?filter=${encodeURIComponent(filter)}`)).map(
        ({ displayName }) => displayName,
      ),
    ).toEqual(['admin', 'bothAdmin']);
    expect(await members('?search=editor')).toEqual([
      {
        id: expect.any(Number),
        email: 'editor@test.example',
        firstname: 'editor',
        lastname: 'Test',
        displayName: 'editor',
        role: { id: 5, name: 'Editor' },
        role_id: '5',
        status: 'active',
        is_self: false,
        may_change: true,
        last_active_at: expect.any(String),
        created_at: expect.any(String),
        version: 1,
      },
    ]);
    expect((await members('?search=alpha'))[0]).toMatchObject({ role: { name: 'Role alpha' } });
  });

  it('changes a role, notifies the member by mail, and records it', async () => {
    const { id, version } = await member('editor');
    const answer = await t.call('PUT', `${U}${id}/`, { as: 'admin', body: { role: 6, version } });
    expect(answer.body.user).toMatchObject({
      role: { id: 6, name: 'Staff' },
      version: version + 1,
    });
    expect((await t.call('GET', '/api/v1/admin/me/', { as: 'editor' })).body.user).toMatchObject({
      role: 'STAFF',
    });
    expect((await sentMail(t, 'editor@test.example', /role in Alpha/)).text).toContain(
      'your role at Alpha to Staff',
    );
    expect(
      (await t.call('PUT', `${U}${id}/`, { as: 'admin', body: { role: 5, version } })).body,
    ).toMatchObject({ code: 'conflict', current: { role: { id: 6 } } });
    expect(
      await t.database.asOwner(
        "select changes from app.audit_log where entity = 'user' and entity_id = $1",
        [id],
      ),
    ).toEqual([{ changes: { role: ['Editor', 'Staff'] } }]);
    await t.call('PUT', `${U}${id}/`, { as: 'admin', body: { role: 5 } });
  });

  it('denies a deactivated member access with their next request, and ends sessions of users without a tenant', async () => {
    const { id } = await member('viewer');
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'viewer' })).status).toBe(200);
    await t.call('PUT', `${U}${id}/`, { as: 'admin', body: { status: 'suspended' } });
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'viewer' })).status).toBe(401);
    await t.call('PUT', `${U}${id}/`, { as: 'admin', body: { status: 'active' } });
    expect((await open('login', { email: 'viewer@test.example', password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('T04 prevents users from changing themselves or granting more than they have, and keeps the last administrator', async () => {
    const self = await member('admin');
    expect(self).toMatchObject({ is_self: true, may_change: false });
    expect(
      (await t.call('PUT', `${U}${self.id}/`, { as: 'admin', body: { role: 5 } })).status,
    ).toBe(403);
    for (const role of [1, 2, 9, 999_999])
      expect((await invite('high@test.example', role)).status).toBe(422);
    const both = await member('bothAdmin');
    expect(
      (await t.call('PUT', `${U}${both.id}/`, { as: 'admin', body: { status: 'suspended' } }))
        .status,
    ).toBe(200);
    const last = (method: string, body?: object) =>
      t.call(method, `${U}${self.id}/`, { as: 'agency', body });
    expect((await last('DELETE')).body.code).toBe('last_administrator');
    expect((await last('PUT', { status: 'suspended' })).body.code).toBe('last_administrator');
    expect((await last('PUT', { role: 4 })).body.code).toBe('last_administrator');
    await t.call('PUT', `${U}${both.id}/`, { as: 'admin', body: { status: 'active' } });
  });

  it('keeps one of two administrators who remove each other concurrently', async () => {
    const [one, other] = [await member('admin'), await member('bothAdmin')];
    const answers = await Promise.all([
      t.call('PUT', `${U}${other.id}/`, { as: 'agency', body: { role: 4 } }),
      t.call('PUT', `${U}${one.id}/`, { as: 'owner', body: { role: 4 } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const { id } of [one, other])
      await t.call('PUT', `${U}${id}/`, { as: 'agency', body: { role: 3 } });
  });
});

describe('invitations', () => {
  it('creates an account by the link once, with a strong password, and signs in', async () => {
    const invited = await invite('New.Person@test.example', 4);
    expect(invited.status, invited.text).toBe(201);
    expect(invited.body.invitation).toMatchObject({
      email: 'new.person@test.example',
      role: { name: 'Manager' },
      is_expired: false,
    });
    const { token, html, from } = await sentMail(t, 'new.person@test.example');
    expect(from).toContain('Alpha <');
    expect(html).toContain(`http://localhost:3000/invitation?token=${token}`);
    expect((await open('invitation', { token })).body).toMatchObject({
      email: 'new.person@test.example',
      tenant: 'Alpha',
      role: 'Manager',
      invitedBy: 'admin',
      hasAccount: false,
    });

    const weak = await open('invitation/accept', {
      token,
      firstname: 'Nia',
      lastname: 'Person',
      password: 'new.person-nia',
    });
    expect(weak.body.formErrors).toEqual({
      password: 'This password is too easy to guess. Try three or four uncommon words.',
    });
    expect((await open('invitation/accept', { token })).body.formErrors).toMatchObject({
      firstname: expect.any(String),
      password: expect.any(String),
    });
    const accepted = await open('invitation/accept', {
      token,
      firstname: 'Nia',
      lastname: 'Person',
      password: GOOD,
    });
    expect(accepted.body).toMatchObject({
      success: true,
      message: 'Welcome to Alpha',
      user: { role: 'MANAGER', displayName: 'Nia Person' },
    });
    const cookie = accepted.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect((await t.call('GET', '/api/v1/admin/pages/', { headers: { cookie } })).status).toBe(200);
    for (const path of ['invitation', 'invitation/accept'])
      expect((await open(path, { token })).body.code).toBe('link_ended');
    expect(
      await t.database.asOwner('select 1 from platform.invitations where email = $1', [
        'new.person@test.example',
      ]),
    ).toEqual([]);
  });

  it('keeps one invitation per address; a new link and a revocation invalidate the old link', async () => {
    const mails = async () => (await sentMail(t, 'twice@test.example')).token;
    const first = (await invite('twice@test.example')).body.invitation as Invitation;
    const old = await mails();
    const again = await t.call('POST', `${U}invitations/${first.id}/resend/`, { as: 'admin' });
    expect(again.body).toMatchObject({ invitation: { id: first.id } });
    await expect.poll(mails, { timeout: 40_000 }).not.toBe(old);
    expect((await open('invitation', { token: old })).body.code).toBe('link_ended');
    const fresh = await mails();
    expect(((await invite('twice@test.example', 6)).body.invitation as Invitation).id).toBe(
      first.id,
    );
    expect((await open('invitation', { token: fresh })).body.code).toBe('link_ended');
    expect((await t.call('DELETE', `${U}invitations/${first.id}/`, { as: 'admin' })).status).toBe(
      200,
    );
    expect((await t.call('DELETE', `${U}invitations/${first.id}/`, { as: 'admin' })).status).toBe(
      404,
    );
  });

  it('expires after some days', async () => {
    await invite('late@test.example');
    const { token } = await sentMail(t, 'late@test.example');
    await t.database.asOwner(
      "update platform.invitations set expires_at = now() - interval '1 second' where email = 'late@test.example'",
    );
    expect((await open('invitation', { token })).body.code).toBe('link_ended');
    expect(
      (await open('invitation/accept', { token, firstname: 'A', lastname: 'B', password: GOOD }))
        .body.code,
    ).toBe('link_ended');
  });

  it('responds alike to a known and an unknown address, and adds no member before they accept', async () => {
    const known = await invite('otheradmin@test.example', 8);
    const unknown = await invite('unknown-person@test.example', 8);
    const shape = ({ status, body }: typeof known) => {
      const { invitation, message, ...rest } = body;
      const {
        id: _id,
        email,
        created_at: _made,
        expires_at: _ends,
        ...same
      } = invitation as Invitation;
      return { status, ...rest, message: String(message).replace(email, ''), same };
    };
    const plain = (answer: typeof known) => JSON.stringify({ ...shape(answer), requestId: '' });
    expect(plain(known)).toBe(plain(unknown));
    expect(known.text).not.toContain('otherAdmin');
    expect((await members('?search=otheradmin')).map(({ email }) => email)).toEqual([]);
    expect(
      (
        await t.call('PUT', '/api/v1/admin/me/tenant/', {
          as: 'otherAdmin',
          body: { tenant_id: t.world.alpha.id },
        })
      ).status,
    ).toBe(404);

    const { token } = await sentMail(t, 'otheradmin@test.example', /invites you/);
    expect((await open('invitation', { token })).body).toMatchObject({ hasAccount: true });
    expect((await open('invitation/accept', { token })).body).toMatchObject({
      message: 'Welcome to Alpha',
      user: null,
    });
    const { id, role } = await member('otherAdmin');
    expect(role.name).toBe('Viewer');
    expect((await invite('otheradmin@test.example')).body.formErrors).toEqual({
      email: 'This person is already a member',
    });
    expect((await t.call('DELETE', `${U}${id}/`, { as: 'admin' })).status).toBe(200);
    expect((await t.call('GET', '/api/v1/admin/pages/', { as: 'otherAdmin' })).status).toBe(200);
  });

  it('deletes the content of a mail after it was sent, and never stores it unencrypted', async () => {
    await invite('sealed@test.example');
    const { token } = await sentMail(t, 'sealed@test.example');
    const kept = () =>
      t.database.asOwner<{ content: string; status: string }>(
        "select content, status from platform.mails where recipient = 'sealed@test.example'",
      );
    await expect.poll(kept).toEqual([{ content: '', status: 'sent' }]);
    expect(
      JSON.stringify(await t.database.asOwner('select * from platform.invitations')),
    ).not.toContain(token);
  });

  describe('when a tenant has sent many emails today', () => {
    const addMails = (kind: string, count: number) =>
      t.database.asOwner(
        `insert into platform.mails (tenant_id, via, kind, recipient, subject, content, status)
         select $1, 'installation', $2, 'many@test.example', '', '', 'sent' from generate_series(1, $3::int)`,
        [t.world.alpha.id, kind, count],
      );
    const invited = (start: string) =>
      t.database.asOwner('select 1 from platform.invitations where email like $1', [`${start}%`]);
    const countInvitations = async (): Promise<number> =>
      (
        await t.database.asOwner(
          "select 1 from platform.mails where kind = 'invitation' and tenant_id = $1",
          [t.world.alpha.id],
        )
      ).length;
    afterEach(async () => {
      await t.database.asOwner("delete from platform.mails where recipient = 'many@test.example'");
    });

    it('rejects an invitation beyond the daily limit of invitations', async () => {
      await addMails('invitation', 500);
      expect((await invite('over@test.example')).body.code).toBe('rate_limited');
      expect(await invited('over@')).toEqual([]);
    });

    it('sends an invitation however many form emails were sent', async () => {
      await addMails('form-submission', 6000);
      const answer = await invite('beside-forms@test.example');
      expect(answer.status, answer.text).toBeLessThan(300);
      expect(await invited('beside-forms@')).toHaveLength(1);
    });

    it('stays within the limit when invitations are sent at the same time', async () => {
      await addMails('invitation', 499 - (await countInvitations()));
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((n) => invite(`race${n}@test.example`)),
      );
      expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(5);
      expect(await invited('race')).toHaveLength(1);
    });
  });
});
