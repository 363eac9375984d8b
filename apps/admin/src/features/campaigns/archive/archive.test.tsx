import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { Campaign } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderCampaignFields } from '../campaign-form.harness.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { ArchiveFields } from './archive-fields.tsx';
import { ArchiveLink } from './archive-link.tsx';

const server = startAnswerServer();
const CALL = 'PUT /api/v1/admin/email-marketing/campaigns/5/archive/';
const HREF = 'https://kiln.example/newsletter/5-spring-for';

const campaign = (fields: Partial<Campaign> = {}): Campaign =>
  ({
    id: 5,
    subject: 'Spring for {{first_name|you}}',
    status: 'sent',
    in_archive: true,
    ...fields,
  }) as Campaign;
const me = (more: Parameters<typeof testMe>[0] = {}) =>
  testMe({
    plan: { level: 'basic', modules: ['email_marketing'] },
    siteUrl: 'https://kiln.example/',
    ...more,
  });

it('asks in the form whether the archive shows a campaign, and does not by default', async () => {
  const getSaved = await renderCampaignFields(ArchiveFields, server.origin());
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(getSaved()?.in_archive).toBe(false));
  await user.click(screen.getByRole('switch', { name: /Show in the archive/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(getSaved()?.in_archive).toBe(true));
});

it('changes the archive after a campaign was sent, and says so', async () => {
  let body: unknown;
  server.answer(CALL, (request) => {
    body = request.body;
    return {
      status: 200,
      body: {
        success: true,
        campaign: campaign({ in_archive: false }),
        message: 'Hidden from the archive',
      },
    };
  });
  await renderAs(me(), <ArchiveCard campaign={campaign()} />, '/', server.origin());
  const toggle = await screen.findByRole('switch', { name: /Show in the archive/ });
  expect(toggle).toHaveProperty('checked', true);
  await userEvent.click(toggle);
  expect(await screen.findByText('Hidden from the archive')).toBeTruthy();
  expect(body).toEqual({ in_archive: false });
});

it('shows why the archive could not be changed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(CALL, () => ({
    status: 409,
    body: {
      success: false,
      code: 'not_now',
      error: 'Not this one',
      errors: ['Not this one'],
      requestId: 'r',
    },
  }));
  await renderAs(me(), <ArchiveCard campaign={campaign()} />, '/', server.origin());
  await userEvent.click(await screen.findByRole('switch', { name: /Show in the archive/ }));
  expect(await screen.findByText(/Not this one/)).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Change the archive failed: Not this one', 'not_now', 'r');
  logged.mockRestore();
});

it('shows the public link of a sent campaign, to open and to copy', async () => {
  await renderAs(me(), <ArchiveLink campaign={campaign()} />, '/', server.origin());
  expect(await screen.findByText(HREF)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in archive' }).getAttribute('href')).toBe(HREF);
  expect(screen.getByRole('button', { name: 'Copy the link to the archive' })).toBeTruthy();
});

it('opens no link before the campaign is sent, and shows none while the switch is off', async () => {
  await renderAs(
    me(),
    <>
      <ArchiveLink campaign={campaign({ status: 'draft' })} />
      <ArchiveLink campaign={campaign({ id: 6, in_archive: false })} />
    </>,
    '/',
    server.origin(),
  );
  expect(await screen.findByText(HREF)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open in archive' })).toBeNull();
  expect(screen.getAllByText('Public link')).toHaveLength(1);
});

it('shows people who may not change campaigns whether it is public, without a switch', async () => {
  await renderAs(
    me({ permissions: { email_marketing: { can_view: true } } }),
    <ArchiveCard campaign={campaign()} />,
    '/',
    server.origin(),
  );
  expect(await screen.findByText('Everybody can read this email on your site.')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
