import { renderAs, testMe } from '@org/admin-kit/testing';
import type { Campaign, CampaignMetrics } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SendingProgress } from './sending-progress.tsx';

const CAMPAIGN = {
  id: 5,
  status: 'sending',
  pause_reason: '',
  sent_at: null,
} as Campaign;

const show = async (waits: CampaignMetrics['waits']): Promise<void> => {
  const recipients = { total: 900, waiting: 800, sent: 100, failed: 0, skipped: 0, uncertain: 0 };
  await renderAs(
    testMe(),
    <SendingProgress campaign={CAMPAIGN} metrics={{ recipients, continuesAt: null, waits }} />,
    '/admin/email-marketing',
    'http://127.0.0.1:9',
  );
  expect(await screen.findByText('100 of 900')).toBeTruthy();
};

it('says how many people wait for the mail server, and until about when', async () => {
  await show([
    { reason: 'limit', recipients: 788, until: '2026-05-01T09:30:00.000Z' },
    { reason: 'later', recipients: 1, until: '2026-05-01T10:00:00.000Z' },
  ]);
  const limit = screen.getByText(
    /^788 people wait until .* because the mail server takes a limited number/,
  );
  expect(limit.textContent).toMatch(/until about .*\b30\b/);
  expect(
    screen.getByText(/^1 person waits until .* because their mail server asked to try again/),
  ).toBeTruthy();
});

it('says nothing about waiting while the mail server takes every email', async () => {
  await show([]);
  expect(screen.queryByText(/wait until/)).toBeNull();
});
