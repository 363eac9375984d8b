import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { AbResult, Campaign } from '@org/schema/entities';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderCampaignFields } from '../campaign-form.harness.tsx';
import { AbTestFields } from './ab-test-fields.tsx';
import { AbTestReport } from './ab-test-report.tsx';

const server = startAnswerServer();
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });
beforeEach(() => {
  server.requests.length = 0;
});

it('asks for further subjects, who gets them and how the best is chosen', async () => {
  const getSaved = await renderCampaignFields(AbTestFields, server.origin());
  const user = userEvent.setup();
  expect(screen.queryByLabelText(/Subject B/)).toBeNull();
  await user.click(screen.getByRole('switch', { name: /Test several subjects/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a subject')).toBeTruthy();
  expect(getSaved()).toBeUndefined();

  await user.type(screen.getByLabelText(/Subject B/), 'Bowls');
  await user.click(screen.getByRole('button', { name: 'Add a subject' }));
  await user.type(screen.getByLabelText(/Subject C/), 'Vases');
  await user.click(screen.getByRole('button', { name: 'Add a subject' }));
  expect(screen.queryByRole('button', { name: 'Add a subject' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove subject D' }));
  await user.selectOptions(screen.getByLabelText('Recipients who take part'), '30%');
  await user.selectOptions(screen.getByLabelText(/^The winner has/), 'Clicks');
  await user.selectOptions(screen.getByLabelText('Choose the winner after'), '24 hours');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(getSaved()?.abTest).toEqual({
      subjects: ['Bowls', 'Vases'],
      testPercent: 30,
      metric: 'clicks',
      hours: 24,
    }),
  );
  await user.click(screen.getByRole('switch', { name: /Test several subjects/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(getSaved()?.abTest).toBeNull());
});

const result: AbResult = {
  variants: [
    { subject: 'Spring', sent: 100, opens: 20, clicks: 4 },
    { subject: 'Bowls', sent: 100, opens: 31, clicks: 3 },
  ],
  metric: 'opens',
  winner: null,
  leader: 1,
  waiting: 800,
  decidesAt: '2026-03-01T12:00:00Z',
  isSure: false,
};

it('shows which subject is ahead, and sends the one that a person chooses after a question', async () => {
  server.answer('POST /api/v1/admin/email-marketing/campaigns/7/choose-winner/', () => ({
    status: 409,
    body: {
      success: false,
      code: 'not_now',
      error: 'This campaign has no A/B test that is still open',
    },
  }));
  const campaign = { id: 7, status: 'sending' } as Campaign;
  await renderAs(me, <AbTestReport campaign={campaign} result={result} />, '/', server.origin());
  const user = userEvent.setup();
  expect(await screen.findByText(/^800 people wait for the winner/)).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'B Bowls Ahead' })).toBeTruthy();
  expect(screen.getByText('31 (31%)')).toBeTruthy();
  expect(screen.getByText('The lead may be chance.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Send now' })[1] as HTMLElement);
  expect(await screen.findByText('Send “Bowls” to everybody else now?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ variant: 1 }),
  );
  expect(await screen.findByText('This campaign has no A/B test that is still open')).toBeTruthy();
});

it('names the winner, and offers no choice after it', async () => {
  const campaign = { id: 7, status: 'sent' } as Campaign;
  const decided = { ...result, winner: 1, waiting: 0, isSure: true };
  await renderAs(me, <AbTestReport campaign={campaign} result={decided} />, '/', server.origin());
  expect(await screen.findByRole('rowheader', { name: 'B Bowls Winner' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/wait for the winner/)).toBeNull();
});
