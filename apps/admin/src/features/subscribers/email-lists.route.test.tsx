import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { EmailList } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddPeople } from './add-people.tsx';
import { EmailListsRoute } from './email-lists.route.tsx';
import { SubscribersRoute } from './subscribers.route.tsx';

const server = startAnswerServer();
const LISTS = '/api/v1/admin/email-marketing/lists/';
const SUBSCRIBERS = '/api/v1/admin/email-marketing/subscribers/';
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
const ok = (rows: readonly object[]) => ({
  status: 200,
  body: { success: true, results: { rows, total: rows.length, totalIsCapped: false } },
});

const createList = (id: number, name: string, over: Partial<EmailList> = {}): EmailList => ({
  id,
  name,
  description: '',
  visibility: 'public',
  optin: 'double',
  is_default: false,
  counts: { subscribed: 0, unconfirmed: 0, unsubscribed: 0 },
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
});

beforeEach(() => {
  server.requests.length = 0;
  server.answer('GET /api/v1/admin/views/', () => ok([]));
});

it('creates a private list, and deletes it by keyboard; the default list cannot be deleted', async () => {
  let lists = [createList(1, 'Newsletter', { is_default: true })];
  server.answer(`GET ${LISTS}`, () => ok(lists));
  server.answer(`POST ${LISTS}`, ({ body }) => {
    const list = createList(2, '', body as Partial<EmailList>);
    lists = [...lists, list];
    return { status: 201, body: { success: true, list } };
  });
  server.answer(`DELETE ${LISTS}2/`, () => {
    lists = lists.slice(0, 1);
    return { status: 200, body: { success: true, message: 'List deleted' } };
  });
  await renderAs(me, <EmailListsRoute />, '/admin/email-marketing/lists', server.origin());
  await userEvent.click(await screen.findByRole('button', { name: 'New list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Offers of the season');
  await userEvent.selectOptions(dialog.getByLabelText('Who can sign up'), 'private');
  await userEvent.click(dialog.getByRole('button', { name: 'Create list' }));
  expect(await screen.findByText('List created')).toBeTruthy();
  const row = (await screen.findByText('Offers of the season')).closest('li');
  expect(row?.textContent).toContain('Private');
  expect(row?.textContent).toContain('0 subscribed, 0 unconfirmed, 0 unsubscribed');
  expect(screen.getByRole('link', { name: 'Newsletter' }).getAttribute('href')).toBe(
    '/admin/email-marketing/subscribers?filter=lists.in.1',
  );

  expect(screen.queryByRole('button', { name: 'Delete Newsletter' })).toBeNull();
  screen.getByRole('button', { name: 'Delete Offers of the season' }).focus();
  await userEvent.keyboard('{Enter}');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(screen.queryByText('Offers of the season')).toBeNull());
});

it('names the automations that use a list before it is deleted anyway', async () => {
  const usage = [{ type: 'automation', id: 5, title: 'Welcome', path: '' }];
  server.answer(`GET ${LISTS}`, () => ok([createList(2, 'Offers')]));
  server.answer(`DELETE ${LISTS}2/`, ({ query }) =>
    query.force
      ? { status: 200, body: { success: true, message: 'List deleted' } }
      : {
          status: 409,
          body: { success: false, code: 'in_use', error: 'In use', errors: ['In use'], usage },
        },
  );
  await renderAs(me, <EmailListsRoute />, '/admin/email-marketing/lists', server.origin());
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Offers' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete list' }));
  expect(await screen.findByText('This list is still in use')).toBeTruthy();
  expect(screen.getByText('Welcome')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
  expect(await screen.findByText('List “Offers” deleted')).toBeTruthy();
});

it('people are added from pasted lines with their consent, in parts, and it is said who was not', async () => {
  const sent: { people: object[]; listId?: number; consentNote?: string }[] = [];
  server.answer(`GET ${LISTS}`, () => ok([createList(1, 'Newsletter', { is_default: true })]));
  server.answer(`POST ${SUBSCRIBERS}`, ({ body }) => {
    const { people } = body as (typeof sent)[number];
    sent.push(body as (typeof sent)[number]);
    const kept = sent.length === 1 ? 1 : 0;
    return {
      status: 201,
      body: {
        success: true,
        added: people.length - 2 * kept,
        already: 0,
        kept,
        blocked: 0,
        repeated: 0,
        invalid: kept === 1 ? ['person1199@kiln.example'] : [],
        message: 'Added',
      },
    };
  });
  await renderAs(me, <AddPeople />, '/admin/email-marketing/subscribers', server.origin());
  await userEvent.click(await screen.findByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Newsletter' });
  const lines = Array.from({ length: 1200 }, (_none, at) => `person${at}@kiln.example`);
  await userEvent.click(dialog.getByRole('textbox', { name: /^People/ }));
  await userEvent.paste(
    ['Ada Lovelace <ada@kiln.example>', 'nobody', ...lines, 'Person0@kiln.example'].join('\n'),
  );
  expect(dialog.getByRole('status').textContent).toBe(
    '1,201 people found. Lines without an address: 2. Repeated: 1.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Confirm that these people have agreed')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /have agreed/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^How they agreed/ }), 'At the fair');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(
    await screen.findByText(
      '1,203 lines: 1,199 people added, 1 not added because they unsubscribed, 1 repeated, 2 without a valid address (person1199@kiln.example, line 2).',
    ),
  ).toBeTruthy();
  expect(sent.map(({ people }) => people.length)).toEqual([1000, 201]);
  expect(sent[0]).toMatchObject({ listId: 1, consentNote: 'At the fair' });
  expect(sent[0]?.people[0]).toEqual({
    email: 'ada@kiln.example',
    firstname: 'Ada',
    lastname: 'Lovelace',
  });
});

describe('a subscriber of a list', () => {
  it('is unsubscribed after a question, and then leaves the list', async () => {
    let rows = [
      {
        id: 4,
        email: 'theo@reader.test',
        firstname: 'Theo',
        lastname: 'Brandt',
        status: 'subscribed',
        lists: [{ id: 1, name: 'Newsletter', status: 'subscribed' }],
        source: '',
        created_at: '2026-01-01T00:00:00Z',
      },
    ];
    server.answer(`GET ${SUBSCRIBERS}`, () => ok(rows));
    server.answer(`POST ${SUBSCRIBERS}4/unsubscribe/`, () => {
      rows = [];
      return {
        status: 200,
        body: { success: true, message: 'This address will receive no more emails' },
      };
    });
    await renderAs(
      me,
      <SubscribersRoute />,
      '/admin/email-marketing/subscribers?filter=lists.in.1',
      server.origin(),
    );
    expect(await screen.findByRole('cell', { name: 'Subscribed' })).toBeTruthy();
    expect(server.requests.find(({ path }) => path === SUBSCRIBERS)?.query.filter).toContain(
      '"lists"',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions for theo@reader.test' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unsubscribe…' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('This address will receive no more emails')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('theo@reader.test')).toBeNull());
  });
});
