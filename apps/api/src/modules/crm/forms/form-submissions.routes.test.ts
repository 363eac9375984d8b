import type { FormSubmission } from '@org/schema/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../../../test/support/test-api.ts';

const BASE = '/api/v1/admin/form-submissions/';

let t: TestApi;
beforeAll(async () => {
  t = await testApi();
});
afterAll(() => t.close());

const call = (method: string, path = '', body?: object) =>
  t.call(method, `${BASE}${path}`, { as: 'admin', ...(body && { body }) });
const getRecord = ({ body }: Answer): FormSubmission => body.form_submission as FormSubmission;
const make = async (body: object): Promise<FormSubmission> => {
  const answer = await call('POST', '', body);
  expect(answer.status, answer.text).toBe(201);
  return getRecord(answer);
};
const titles = async (query: string): Promise<string[]> => {
  const answer = await call('GET', `?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body.results as { rows: FormSubmission[] }).rows.map((row) => row.subject);
};
const rule = (field: string, operator: string, value: unknown): string =>
  encodeURIComponent(JSON.stringify({ combinator: 'and', rules: [{ field, operator, value }] }));

describe('form submissions', () => {
  it('creates and returns a submission with all fields', async () => {
    const body = {
      subject: 'Whole',
      form_name: 'Form name two',
      email: 'Email two',
      status: 'read',
      message: 'Message two',
    };
    const made = await make(body);
    expect(made).toMatchObject({ ...body, user: { displayName: 'admin' }, version: 1, tags: [] });
    expect(getRecord(await call('GET', `${made.id}/`))).toEqual(made);
  });

  it('searches, filters and sorts submissions', async () => {
    const first = {
      subject: 'Sortable one',
      form_name: 'Form name one',
      email: 'Email one',
      status: 'new',
      message: 'Message one',
    };
    const second = {
      subject: 'Sortable two',
      form_name: 'Form name two',
      email: 'Email two',
      status: 'read',
      message: 'Message two',
    };
    for (const { id } of await getRows('')) await call('DELETE', `${id}/`);
    await make(second);
    await make(first);
    expect(await titles('search=sort')).toEqual([first.subject, second.subject]);
    expect(await titles('search=sortable%20tw')).toEqual([second.subject]);
    expect(await titles(`filter=${rule('status', 'in', ['read'])}`)).toEqual([second.subject]);
    for (const field of ['subject', 'form_name', 'email', 'status']) {
      expect(await titles(`orderBy=${field}&orderDirection=ASC`), field).toEqual([
        first.subject,
        second.subject,
      ]);
      expect(await titles(`orderBy=${field}&orderDirection=DESC`), field).toEqual([
        second.subject,
        first.subject,
      ]);
    }
  });

  it('updates a submission, and rejects an outdated version with the current record', async () => {
    const { id } = await make({ subject: 'Before' });
    const changed = getRecord(await call('PUT', `${id}/`, { status: 'read', version: 1 }));
    expect(changed).toMatchObject({ id, status: 'read', version: 2 });
    const late = await call('PUT', `${id}/`, { status: 'spam', version: 1 });
    expect(late.body).toMatchObject({
      code: 'conflict',
      current: { status: 'read', version: 2 },
    });
    // An update cannot change what the visitor sent.
    await call('PUT', `${id}/`, { subject: 'Another', message: 'Another' });
    expect(getRecord(await call('GET', `${id}/`))).toMatchObject({
      subject: 'Before',
      message: '',
    });
  });

  it('updates and tags submissions in bulk', async () => {
    const { id } = await make({ subject: 'Of many' });
    const tag = (await call('POST', 'tags/', { name: 'Marked' })).body.tag as { id: number };
    const answer = await call('PUT', 'bulk/', {
      selection: { ids: [id] },
      set: { status: 'archived' },
      addTags: [tag.id],
    });
    expect(answer.body, answer.text).toMatchObject({ changed: 1, failed: [] });
    expect(getRecord(await call('GET', `${id}/`))).toMatchObject({
      status: 'archived',
      tags: [{ id: tag.id }],
    });
  });

  it('moves a submission to the trash, and restores it', async () => {
    const { id } = await make({ subject: 'Thrown away' });
    expect((await call('DELETE', `${id}/`)).status).toBe(200);
    expect((await call('GET', `${id}/`)).body).toMatchObject({ code: 'not_found' });
    expect((await call('POST', 'restore/', { ids: [id] })).body).toMatchObject({ restored: [id] });
    expect(getRecord(await call('GET', `${id}/`))).toMatchObject({ subject: 'Thrown away' });
  });

  it('assigns a submission to a user of the tenant', async () => {
    const { id } = await make({ subject: 'For somebody' });
    const me = (await t.call('GET', '/api/v1/admin/me/', { as: 'admin' })).body.user as {
      id: number;
    };
    const assigned = await call('PUT', `${id}/`, { assignee_id: me.id });
    expect(getRecord(assigned), assigned.text).toMatchObject({ assignee: { id: me.id } });
    const { member } = t.world.beta;
    expect((await call('PUT', `${id}/`, { assignee_id: member })).body.formErrors).toEqual({
      assignee_id: 'This user does not exist',
    });
  });

  it('notifies recipients once after a mail server is set up later', async () => {
    const { id } = await make({ subject: 'Early' });
    const notify = () => call('POST', `${id}/notify/`);
    expect((await notify()).body.code).toBe('not_now');
    await t.database.asOwner(
      "update app.form_submissions set notified = 'no_provider', recipients = '{owner@alpha.example}' where id = $1",
      [id],
    );
    const answer = await notify();
    expect(getRecord(answer), answer.text).toMatchObject({ notified: '' });
    const [job] = await t.database.asOwner<{ data: { payload: { submissionId: number } } }>(
      "select data from jobs.job_common where name = 'form-submitted' order by created_on desc limit 1",
    );
    expect(job?.data.payload).toEqual({ submissionId: id });
    expect((await notify()).body.code).toBe('not_now');
  });

  it('replies by mail, and stores the reply', async () => {
    const { id } = await make({ subject: 'Ada', email: 'ada@visitor.example' });
    const answer = await call('POST', `${id}/reply/`, {
      subject: 'Re: your order',
      text: 'Dear Ada,\n\nwe do.',
    });
    expect(getRecord(answer), answer.text).toMatchObject({
      status: 'replied',
      replies: [{ subject: 'Re: your order', user: { displayName: 'admin' } }],
    });
    const mails = await t.database.asOwner<{ recipient: string; subject: string }>(
      "select recipient, subject from platform.mails where kind = 'form-reply'",
    );
    expect(mails).toEqual([{ recipient: 'ada@visitor.example', subject: 'Re: your order' }]);
    const nobody = await make({ subject: 'Nobody' });
    const refused = await call('POST', `${nobody.id}/reply/`, { subject: 'x', text: 'y' });
    expect([refused.status, refused.body.error]).toEqual([
      422,
      'There is no email address to reply to',
    ]);
  });

  it('rejects invalid submissions, by field', async () => {
    for (const [body, formErrors] of [
      [{}, { subject: 'Please enter a Subject' }],
      [{ ...{ subject: 'Wrong' }, status: 'no-such' }, { status: 'Please choose a Status' }],
    ])
      expect((await call('POST', '', body)).body.formErrors).toEqual(formErrors);
  });
});

async function getRows(query: string): Promise<FormSubmission[]> {
  const { body } = await call('GET', `?itemsPerPage=200&${query}`);
  return (body.results as { rows: FormSubmission[] }).rows;
}
