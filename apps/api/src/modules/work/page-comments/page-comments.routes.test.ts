import { decodeContent } from '@org/content';
import type { PageComment } from '@org/schema/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePage } from '../../../../test/support/pages.ts';
import { sentMail } from '../../../../test/support/sent-mail.ts';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';
import { type ActorName, contentWith } from '../../../../test/support/world.ts';
import { emptyTrash } from '../../../kernel/entities/empty-trash.ts';
import { collectDeclared } from '../../../kernel/module/collect-declared.ts';
import { MODULES } from '../../../main/modules.ts';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

/** Creates a page with blocks; `node` is one of them. */
async function makePageWithBlock(title: string) {
  const page = await makePage(t, { title, content: contentWith('Hello') }, 'editor');
  const decoded = decodeContent(page.content ?? '');
  const blocks = decoded.ok ? Object.keys(decoded.value as object) : [];
  return { id: page.id, node: blocks.find((id) => id !== 'ROOT') ?? '' };
}
const at = (page: number, rest = ''): string => `/api/v1/admin/pages/${page}/comments/${rest}`;
const comment = (page: number, body: object, as: ActorName = 'editor') =>
  t.call('POST', at(page), { as, body: { body: '<p>Too long</p>', ...body } });
const getComment = (answer: Answer): PageComment => answer.body.comment as PageComment;
const list = async (page: number, as: ActorName = 'viewer'): Promise<PageComment[]> =>
  ((await t.call('GET', at(page), { as })).body.results as { rows: PageComment[] }).rows;
const getUserId = async (as: ActorName): Promise<number> =>
  ((await t.call('GET', '/api/v1/admin/me/', { as })).body.user as { id: number }).id;
const getChanges = (id: number) =>
  t.database.asOwner<{ action: string }>(
    "select action from app.outbox where entity = 'page_comment' and entity_id = $1 order by seq",
    [id],
  );

it('comments on a block and on the page, lists replies, and tells others about each change', async () => {
  const { id: page, node } = await makePageWithBlock('Commented');
  const first = getComment(await comment(page, { node }));
  expect(first).toMatchObject({ node, parent_id: null, resolved_at: null });
  const reply = getComment(await comment(page, { parent_id: first.id }, 'viewer'));
  const whole = getComment(await comment(page, { node: 'ROOT' }, 'viewer'));
  expect(await list(page)).toEqual([first, reply, whole]);
  expect(reply).toMatchObject({ node: null, parent_id: first.id, user: { displayName: 'viewer' } });
  expect(whole.node).toBeNull();
  expect(await getChanges(first.id)).toEqual([{ action: 'created' }]);
  expect(await getChanges(reply.id)).toEqual([{ action: 'created' }]);
});

it('resolves a comment and opens it again, by hand or by a reply', async () => {
  const { id: page } = await makePage(t, { title: 'Resolved' });
  const { id } = getComment(await comment(page, {}));
  const set = (verb: string, as: ActorName = 'viewer') =>
    t.call('POST', at(page, `${id}/${verb}/`), { as });
  const resolved = getComment(await set('resolve'));
  expect(resolved).toMatchObject({
    resolved_at: expect.any(String),
    resolved_by: { displayName: 'viewer' },
  });
  // Doing so again changes nothing.
  expect(getComment(await set('resolve', 'editor'))).toEqual(resolved);
  expect(getComment(await set('reopen'))).toMatchObject({ resolved_at: null, resolved_by: null });
  await set('resolve');
  const reply = getComment(await comment(page, { parent_id: id }));
  expect((await list(page))[0]?.resolved_at).toBeNull();
  expect(await getChanges(id)).toHaveLength(5);
  expect((await t.call('POST', at(page, `${reply.id}/resolve/`), { as: 'editor' })).status).toBe(
    404,
  );
});

it('lets people change only their own comments, and delete others only with the right to delete pages', async () => {
  const { id: page } = await makePage(t, { title: 'Own' });
  const { id } = getComment(await comment(page, {}, 'viewer'));
  const reply = getComment(await comment(page, { parent_id: id }, 'editor'));
  const call = (method: string, as: ActorName) =>
    t.call(method, at(page, `${id}/`), {
      as,
      ...(method === 'PUT' && { body: { body: '<p>Shorter</p>' } }),
    });
  expect((await call('PUT', 'admin')).body.code).toBe('forbidden');
  expect((await call('DELETE', 'accountant')).body.code).toBe('forbidden');
  const changed = getComment(await call('PUT', 'viewer'));
  expect(changed).toMatchObject({ body: '<p>Shorter</p>', edited_at: expect.any(String) });
  const own = await t.call('DELETE', at(page, `${reply.id}/`), { as: 'editor' });
  expect(own.status).toBe(200);
  await comment(page, { parent_id: id }, 'editor');
  expect((await call('DELETE', 'admin')).status).toBe(200);
  expect(await list(page)).toEqual([]);
});

it.each([
  ['no text', { body: '<p> </p>' }, 'body'],
  ['too much text', { body: `<p>${'x'.repeat(10_001)}</p>` }, 'body'],
  ['a block of another page', { node: 'gone000001' }, 'node'],
  ['a block that is not a name', { node: '<b>' }, 'node'],
  ['a block named like a property of objects', { node: 'constructor' }, 'node'],
  ['a comment that does not exist', { parent_id: 990_001 }, 'parent_id'],
  ['a person who does not work here', { mentions: [990_001] }, 'mentions'],
])('refuses %s', async (_name, body, field) => {
  const { id: page } = await makePageWithBlock('Refused');
  const answer = await comment(page, body);
  expect(answer.status, answer.text).toBe(422);
  expect(answer.body.formErrors).toHaveProperty([field]);
  expect(await list(page)).toEqual([]);
});

it('refuses replies to replies, to comments of other pages, and with a block', async () => {
  const { id: page, node } = await makePageWithBlock('Threads');
  const other = await makePage(t, { title: 'Other' });
  const { id } = getComment(await comment(page, {}));
  const reply = getComment(await comment(page, { parent_id: id }));
  const refused = async (target: number, body: object) =>
    Object.keys((await comment(target, body)).body.formErrors as object);
  expect(await refused(page, { parent_id: reply.id })).toEqual(['parent_id']);
  expect(await refused(other.id, { parent_id: id })).toEqual(['parent_id']);
  expect(await refused(page, { parent_id: id, node })).toEqual(['node']);
  const elsewhere = await t.call('DELETE', at(other.id, `${id}/`), { as: 'admin' });
  expect(elsewhere.body.code).toBe('not_found');
  const foreign = await t.call('POST', at(page), { as: 'otherAdmin', body: { body: 'x' } });
  expect(foreign.body.code).toBe('page_not_found');
});

it('stores sanitized markup', async () => {
  const { id: page } = await makePage(t, { title: 'Markup' });
  const body = '<p onclick="x()">Hi <strong>@Ann</strong><script>alert(1)</script></p><img src=x>';
  const { body: stored } = getComment(await comment(page, { body }));
  expect(stored).toContain('<strong>@Ann</strong>');
  expect(stored).not.toMatch(/script>|onclick|<img/);
});

it('limits the number of comments on a page', async () => {
  const { id: page } = await makePage(t, { title: 'Full' });
  const { id } = getComment(await comment(page, {}));
  await t.database.asOwner(
    `insert into app.page_comments (tenant_id, page_id, body, author_id)
     select tenant_id, page_id, body, author_id from app.page_comments, generate_series(1, 999) where id = $1`,
    [id],
  );
  expect((await comment(page, {})).body.formErrors).toHaveProperty('body');
});

it('keeps the comments of a page in the trash, and deletes them with it', async () => {
  const { id: page } = await makePage(t, { title: 'Thrown away' });
  const { id } = getComment(await comment(page, {}));
  await t.call('DELETE', `/api/v1/admin/pages/${page}/`, { as: 'admin' });
  expect((await comment(page, {})).body.code).toBe('page_not_found');
  expect((await t.call('GET', at(page), { as: 'admin' })).body.code).toBe('page_not_found');
  const back = await t.call('POST', '/api/v1/admin/pages/restore/', {
    as: 'admin',
    body: { ids: [page] },
  });
  expect(back.status, back.text).toBe(200);
  expect((await list(page)).map((one) => one.id)).toEqual([id]);
  await t.call('DELETE', `/api/v1/admin/pages/${page}/`, { as: 'admin' });
  await t.database.asOwner(
    "update app.pages set deleted_at = now() - interval '40 days' where id = $1",
    [page],
  );
  await t.database.db.asTenant(t.world.alpha.id, (tx) =>
    emptyTrash(tx, collectDeclared(MODULES).trash),
  );
  expect(await t.database.asOwner('select 1 from app.page_comments where id = $1', [id])).toEqual(
    [],
  );
});

it('notifies people who are mentioned in the admin and by email with a link to the comment, once', async () => {
  await t.api.jobs.start({ poll: 0.5, supervise: 1 });
  const manager = await getUserId('manager');
  const author = await getUserId('editor');
  const { id: page, slug } = await makePage(t, { title: 'Kiln page' });
  const mentions = [manager, manager, author];
  const made = getComment(await comment(page, { body: '<p>Look, <b>please</b></p>', mentions }));
  expect(made.mentions.map(({ id }) => id)).toEqual([manager, author]);
  const [user] = await t.database.asOwner<{ email: string }>(
    'select email from platform.users where id = $1',
    [manager],
  );
  const mail = await sentMail(t, user?.email ?? '', /mentioned you: Kiln page/);
  expect(mail.text).toContain('Look, please');
  expect(mail.text).toContain(`/admin/editorwrapper?slug=${slug}&comment=${made.id}`);
  // A change notifies only those who are new.
  await t.call('PUT', at(page, `${made.id}/`), { as: 'editor', body: { body: 'Again', mentions } });
  expect(
    await t.database.asOwner(
      `select user_id::int as id, payload ->> 'link' as link from app.outbox
       where topic = 'new_toast' and payload ->> 'message' = 'editor mentioned you in a comment on a page'`,
    ),
  ).toEqual([{ id: manager, link: `/admin/editorwrapper?slug=${slug}&comment=${made.id}` }]);
});
