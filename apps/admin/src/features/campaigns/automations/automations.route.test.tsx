import { renderAs, testMe } from '@org/admin-kit/testing';
import { callQuery, useApi } from '@org/api-client/react';
import { startAnswerServer } from '@org/config/answer-server';
import { apiContract } from '@org/schema/contract';
import type { Automation } from '@org/schema/entities';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AutomationScreen } from './automation.route.tsx';
import { NewAutomation } from './new-automation.tsx';

const server = startAnswerServer();
const PATH = '/api/v1/admin/email-marketing/automations/';
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
let saved: Automation;
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const rows = (found: readonly object[]) =>
  ok({ results: { rows: found, total: found.length, totalIsCapped: false } });

beforeEach(() => {
  saved = {
    id: 5,
    name: 'Welcome',
    description: '',
    status: 'draft',
    start: {
      event: 'subscriber.joined',
      listId: null,
      tagId: null,
      hours: 4,
      fieldKey: '',
      days: 0,
    },
    steps: [{ id: 'w', kind: 'wait', amount: 3, unit: 'days' }],
    published: 0,
    is_changed: true,
    people: { waiting: 1, done: 0, left: 0, failed: 0 },
    activated_at: null,
    version: 1,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
  server.answer(`GET ${PATH}5/`, () => ok({ automation: saved, results: saved }));
  server.answer(`PUT ${PATH}5/`, ({ body }) => {
    saved = { ...saved, ...(body as Partial<Automation>), version: saved.version + 1 };
    return ok({ automation: saved, message: 'Saved' });
  });
  server.answer('GET /api/v1/admin/email-marketing/lists/', () => rows([{ id: 2, name: 'News' }]));
  server.answer('GET /api/v1/admin/customers/tags/', () => rows([]));
  server.answer(`GET ${PATH}5/people/`, () =>
    rows([
      {
        id: 1,
        email: 'ada@kiln.example',
        firstname: 'Ada',
        lastname: '',
        state: 'failed',
        step: '',
        due_at: null,
        reason: 'The list was deleted',
        number: 1,
        log: [{ step: 'w', kind: 'wait', result: 'Waited 3 days', at: '2026-01-04T00:00:00Z' }],
        created_at: '2026-01-01T00:00:00Z',
        ended_at: null,
      },
    ]),
  );
});
/** Renders the screen of what the server has. */
function Loaded() {
  const api = useApi();
  const { data } = useQuery(callQuery(api, apiContract.automations.get, { params: { id: 5 } }));
  return data ? <AutomationScreen automation={data.automation} /> : null;
}
const open = () =>
  renderAs(me, <Loaded />, '/admin/email-marketing/automations/5', server.origin());

it('begins a new automation in the field for its name', async () => {
  await renderAs(
    me,
    <NewAutomation onClose={() => undefined} />,
    '/admin/email-marketing/automations',
    server.origin(),
  );
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  const [first] = screen.getAllByRole('radio');
  expect(first && name.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('steps are added and edited by keyboard', async () => {
  await open();
  (await screen.findByRole('button', { name: 'Add a step after “Wait: 3 days”' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change a list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a list' }));
  await userEvent.selectOptions(await dialog.findByLabelText('List'), 'News');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved.steps).toEqual([
      { id: 'w', kind: 'wait', amount: 3, unit: 'days' },
      { id: expect.any(String), kind: 'list', action: 'add', listId: 2 },
    ]),
  );
});

it('shows the way of each person, and why it ended', async () => {
  await open();
  expect(await screen.findByText('ada@kiln.example')).toBeTruthy();
  expect(screen.getByText('Ada · The list was deleted')).toBeTruthy();
  expect(screen.getByText(/Wait: Waited 3 days/)).toBeTruthy();
  expect(screen.getByText('Stopped', { selector: 'span' })).toBeTruthy();
});

it('activates, and shows what keeps it from being activated', async () => {
  server.answer(`POST ${PATH}5/activate/`, () => ({
    status: 422,
    body: {
      success: false,
      code: 'validation_failed',
      error: 'Write the email',
      errors: ['Write the email'],
      formErrors: { 'steps.w': 'Write the email' },
    },
  }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(/marked in red/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Wait.*Write the email/ })).toBeTruthy();
});

it('shows why an email is paused, and continues it', async () => {
  saved = {
    ...saved,
    status: 'active',
    published: 1,
    is_changed: false,
    steps: [{ id: 'e', kind: 'email', emailId: 8 }],
  };
  let pauseReason = '60 of 301 addresses do not exist.';
  server.answer('GET /api/v1/admin/email-marketing/campaigns/8/', () =>
    ok({ campaign: { id: 8, name: 'First', subject: 'Hello' } }),
  );
  server.answer(`GET ${PATH}5/figures/`, () =>
    ok({
      results: { steps: [], emails: [{ id: 8, sent: 301, opened: 9, clicked: 1, pauseReason }] },
    }),
  );
  server.answer('POST /api/v1/admin/email-marketing/campaigns/8/resume/', () => {
    pauseReason = '';
    return ok({ campaign: { id: 8 }, message: 'Campaign continued' });
  });
  await open();
  expect(await screen.findByText('60 of 301 addresses do not exist.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue sending' }));
  await waitFor(() => expect(screen.queryByText(/do not exist/)).toBeNull());
});
