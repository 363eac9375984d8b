import { RecordEditor } from '@org/admin-kit';
import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Campaign } from '@org/schema/entities';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CAMPAIGN_SCREEN } from './campaign.config.tsx';
import { CampaignButtons } from './campaign-buttons.tsx';
import { CampaignsRoute } from './campaigns.route.tsx';
import { SendCampaign } from './send-campaign.tsx';
import { SendTest } from './send-test.tsx';

const server = startAnswerServer();
const LIST = '/api/v1/admin/email-marketing/campaigns/';
let rows: Campaign[];

const createCampaign = (id: number, name: string): Campaign => ({
  id,
  name,
  subject: 'It is June',
  preheader: '',
  status: 'draft',
  filters: null,
  segmentId: null,
  earlierCampaign: null,
  automationId: null,
  listIds: [],
  excludeListIds: [],
  from_name: '',
  reply_to: '',
  track_opens: true,
  track_clicks: true,
  in_archive: false,
  abTest: null,
  sendWindow: null,
  localTime: null,
  started_at: null,
  recipients: 0,
  pause_reason: '',
  content: null,
  scheduled_at: null,
  sent_at: null,
  tags: [],
  user: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  deleted_at: null,
});

beforeEach(() => {
  server.requests.length = 0;
  rows = [createCampaign(1, 'Open garden in June')];
  server.answer('GET /api/v1/admin/views/', () => ({
    status: 200,
    body: { success: true, results: { rows: [] } },
  }));
  server.answer(`GET ${LIST}`, ({ query }) => {
    const found = rows.filter(({ name }) => name.toLowerCase().includes(query.search ?? ''));
    return {
      status: 200,
      body: { success: true, results: { rows: found, total: found.length, totalIsCapped: false } },
    };
  });
});

const openMenu = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));

it('API-MKT-07 finds, copies and deletes a campaign in the list', async () => {
  server.answer(`POST ${LIST}1/duplicate/`, () => {
    const campaign = createCampaign(2, 'Copy of Open garden in June');
    rows = [...rows, campaign];
    return { status: 201, body: { success: true, campaign } };
  });
  server.answer(`DELETE ${LIST}delete/`, () => {
    rows = rows.slice(0, 1);
    return { status: 200, body: { success: true, deleted: [2], failed: [], message: '' } };
  });
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  await renderAs(
    me,
    <CampaignsRoute />,
    '/admin/email-marketing/campaigns?search=open',
    server.origin(),
  );
  await openMenu('Open garden in June');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Campaign copied')).toBeTruthy();
  await openMenu('Copy of Open garden in June');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  expect(await screen.findByText('Campaign deleted')).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Copy of Open garden in June' })).toBeNull(),
  );
});

it('MKT-002 a test is sent only after a confirmation', async () => {
  let body: unknown;
  server.answer(`POST ${LIST}1/send-test/`, (request) => {
    body = request.body;
    return {
      status: 200,
      body: {
        success: true,
        sent: ['ada@kiln.test'],
        failed: [{ email: 'nobody', error: 'This is not an email address' }],
        message: 'Test sent to 1 address',
      },
    };
  });
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  await renderAs(
    me,
    <SendTest campaign={createCampaign(1, 'Open garden in June')} />,
    '/admin/email-marketing/campaigns/1',
    server.origin(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send a test of this campaign?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(body).toBeUndefined();

  await userEvent.click(screen.getByRole('button', { name: 'Send test' }));
  const again = await screen.findByRole('dialog', { name: 'Send a test of this campaign?' });
  await userEvent.type(within(again).getByLabelText(/^Email addresses/), ', nobody');
  await userEvent.click(within(again).getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('Test sent to 1 address')).toBeTruthy();
  expect(await screen.findByText(/no email addresses: nobody/)).toBeTruthy();
  expect(body).toEqual({ recipients: ['ada@kiln.test', 'nobody'], testCustomer: null });
});

it('MKT-001 a campaign is sent only after a confirmation, which says to how many people', async () => {
  let body: unknown;
  server.answer(`GET ${LIST}1/checks/`, () => ({
    status: 200,
    body: {
      success: true,
      results: {
        ok: true,
        recipients: 1240,
        checks: [{ key: 'image_missing_alt', level: 'warning', message: 'A picture is silent.' }],
      },
    },
  }));
  server.answer(`POST ${LIST}1/send-now/`, (request) => {
    body = request.body;
    const campaign = { ...createCampaign(1, 'Open garden in June'), status: 'sending' };
    return {
      status: 202,
      body: { success: true, campaign, recipients: 1240, message: 'The campaign is being sent' },
    };
  });
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  await renderAs(
    me,
    <SendCampaign campaign={createCampaign(1, 'Open garden in June')} />,
    '/admin/email-marketing/campaigns/1',
    server.origin(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  expect(await within(dialog).findByText(/A picture is silent/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(body).toBeUndefined();

  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  const again = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  await userEvent.click(await within(again).findByRole('button', { name: 'Send to 1,240 people' }));
  expect(await screen.findByText('The campaign is being sent')).toBeTruthy();
  expect(body).toEqual({ expectedRecipients: 1240 });
});

it('keeps a campaign with errors from being sent, says why, and lets it go once they are fixed', async () => {
  const checks = [{ key: 'subject_missing', level: 'error', message: 'Enter a subject first' }];
  server.answer(`GET ${LIST}1/checks/`, () => ({
    status: 200,
    body: {
      success: true,
      results: { ok: checks.length === 0, recipients: 2, checks: checks.splice(0) },
    },
  }));
  const sent: unknown[] = [];
  server.answer(`POST ${LIST}1/send-now/`, ({ body }) => {
    sent.push(body);
    const campaign = { ...createCampaign(1, 'Open garden in June'), status: 'sending' };
    return { status: 202, body: { success: true, campaign, recipients: 2, message: 'On its way' } };
  });
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  await renderAs(
    me,
    <SendCampaign campaign={createCampaign(1, 'Open garden in June')} />,
    '/admin/email-marketing/campaigns/1',
    server.origin(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
  expect(await dialog.findByText('Enter a subject first')).toBeTruthy();
  const button = dialog.getByRole('button', {
    name: 'Send to 2 people',
    description: 'Fix the error above before sending.',
  });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
  expect(await dialog.findByText('No errors were found.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 people' }));
  expect(await screen.findByText('On its way')).toBeTruthy();
  expect(sent).toEqual([{ expectedRecipients: 2 }]);
});

it('MKT-003 a failure is logged, and who started the action sees why and can try again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = (error: string, code: string) => ({
    status: 409,
    body: { success: false, code, error, errors: [error], requestId: 'r1' },
  });
  server.answer(`GET ${LIST}1/checks/`, () => ({
    status: 200,
    body: { success: true, results: { ok: true, recipients: 2, checks: [] } },
  }));
  server.answer(`POST ${LIST}1/send-now/`, () => refusal('Two people pressed Send', 'not_now'));
  server.answer(`POST ${LIST}1/pause/`, () => refusal('This campaign was sent already', 'not_now'));
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  const draft = createCampaign(1, 'Open garden in June');
  await renderAs(
    me,
    <>
      <SendCampaign campaign={draft} />
      <CampaignButtons campaign={{ ...draft, status: 'sending' }} />
    </>,
    '/admin/email-marketing/campaigns/1',
    server.origin(),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send to 2 people' }));
  expect(await dialog.findByText(/Two people pressed Send/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Send to 2 people' })).toHaveProperty(
    'disabled',
    false,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByText(/This campaign was sent already/)).toBeTruthy();
  expect(logged.mock.calls).toEqual([
    ['Send campaign failed: Two people pressed Send', 'not_now', 'r1'],
    ['Pause campaign failed: This campaign was sent already', 'not_now', 'r1'],
  ]);
  logged.mockRestore();
});

it('saves what was typed before it is sent, and sends nothing while that is refused', async () => {
  const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
  const campaign = createCampaign(1, 'Open garden in June');
  const { Aside: _beside, ...form } = CAMPAIGN_SCREEN;
  let isRefused = true;
  server.answer(`PUT ${LIST}1/`, ({ body }) =>
    isRefused
      ? {
          status: 422,
          body: {
            success: false,
            code: 'validation_failed',
            error: 'Too long',
            errors: ['Too long'],
            formErrors: { subject: 'This subject is taken' },
          },
        }
      : {
          status: 200,
          body: {
            success: true,
            campaign: { ...campaign, ...(body as object), version: 2 },
            message: 'Campaign saved',
          },
        },
  );
  const none = () => ({
    status: 200,
    body: { success: true, results: { rows: [], total: 0, totalIsCapped: false } },
  });
  for (const path of ['lists/', 'segments/', 'filters/'])
    server.answer(`GET /api/v1/admin/email-marketing/${path}`, none);
  server.answer(`POST ${LIST}preview-list/`, () => ({
    status: 200,
    body: { success: true, results: { rows: [], total: 3 }, total: 3, excluded: {} },
  }));
  server.answer(`GET ${LIST}1/checks/`, () => ({
    status: 200,
    body: { success: true, results: { ok: true, checks: [], recipients: 3 } },
  }));
  await renderAs(
    me,
    <RecordEditor screen={form} record={campaign} />,
    '/admin/email-marketing/campaigns/1',
    server.origin(),
  );
  const subject = await screen.findByLabelText<HTMLInputElement>(/^Subject/);
  await userEvent.clear(subject);
  await userEvent.type(subject, 'It is July');
  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  expect(await screen.findByText('This subject is taken')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  isRefused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  const saved = server.requests.filter(({ method }) => method === 'PUT');
  expect(saved.at(-1)?.body).toMatchObject({ subject: 'It is July', version: 1 });
}, 30_000);
