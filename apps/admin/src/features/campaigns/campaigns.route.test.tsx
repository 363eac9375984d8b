import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Campaign } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CampaignsRoute } from './campaigns.route.tsx';

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
