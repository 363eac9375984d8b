import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { EmailReport } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailCheck } from './email-check.tsx';

const server = startAnswerServer();
const fine: EmailReport = {
  score: 100,
  bytes: 24_000,
  limit: 102_000,
  findings: [],
  compatibility: [],
  dataDate: '2026-05-13',
};
const open = (report: EmailReport) => {
  server.answer('GET /api/v1/admin/email-marketing/campaigns/5/email-check/', () => ({
    status: 200,
    body: { success: true, results: report },
  }));
  return renderAs(testMe(), <EmailCheck id={5} />, '/admin/email-marketing', server.origin());
};

it('shows the score and the size of a good email', async () => {
  await open(fine);
  expect(await screen.findByRole('img', { name: 'Score 100 of 100' })).toBeTruthy();
  expect(screen.getByText('Ready to send')).toBeTruthy();
  expect(screen.getByText('24 KB of the 102 KB that Gmail shows')).toBeTruthy();
  expect(screen.getByText(/^Every email client/)).toBeTruthy();
});

it('names findings with the words they are about, and what email clients do not show', async () => {
  await open({
    ...fine,
    score: 60,
    findings: [
      {
        key: 'link_empty',
        level: 'problem',
        message: 'A link leads nowhere.',
        examples: ['Bowls'],
        blocks: [],
      },
    ],
    compatibility: [
      {
        feature: 'Rounded corners',
        clients: [
          { name: 'Outlook for Windows (classic)', shows: 'no' },
          { name: 'Yahoo Mail', shows: 'partly' },
        ],
      },
    ],
  });
  expect(await screen.findByText('Needs work')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('Problem: A link leads nowhere.“Bowls”');
  expect(screen.getByText('Not shown in Outlook for Windows (classic)')).toBeTruthy();
  expect(screen.getByText('Partly shown in Yahoo Mail')).toBeTruthy();
  expect(screen.getByText(/caniemail\.com, May 13, 2026/)).toBeTruthy();
});

it('leads to the blocks of the email that are not finished', async () => {
  const message = 'A coupon has no code and is left out.';
  const finding = { key: 'coupon_without_code', level: 'problem' as const, message, examples: [] };
  await open({ ...fine, score: 88, findings: [{ ...finding, blocks: ['c0up'] }] });
  const link = await screen.findByRole('link', { name: 'Show the block' });
  expect(link.getAttribute('href')).toBe('/admin/editorwrapper?emailCampaignId=5&block=c0up');
});
