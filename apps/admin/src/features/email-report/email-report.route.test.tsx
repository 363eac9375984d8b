import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { DashboardMetrics } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { EmailReportRoute } from './email-report.route.tsx';

const server = startAnswerServer();
const me = testMe({ plan: { level: 'basic', modules: ['email_marketing'] } });

const totals = {
  sent: 0,
  delivered: 0,
  failed: 0,
  bounces: 0,
  softBounces: 0,
  complaints: 0,
  opens: 0,
  uniqueOpens: 0,
  botOpens: 0,
  proxyOpens: 0,
  clicks: 0,
  uniqueClicks: 0,
  botClicks: 0,
  unsubscribes: 0,
};
const rates = {
  deliveryRate: 0,
  openRate: 0,
  clickRate: 0,
  clickToOpenRate: 0,
  bounceRate: 0,
  complaintRate: 0,
  unsubscribeRate: 0,
};
const createMetrics = (over: Partial<DashboardMetrics> = {}): DashboardMetrics => ({
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  bounced: 0,
  unsubscribed: 0,
  range: { startDate: '2026-01-01', endDate: '2026-01-02', timezone: 'UTC' },
  totals,
  rates,
  previous: { totals, rates },
  series: [],
  topCampaigns: [],
  ...over,
});

let metrics: DashboardMetrics;
beforeEach(() => {
  server.requests.length = 0;
  server.answer('GET /api/v1/admin/email-marketing/dashboard-metrics/', () => ({
    status: 200,
    body: { success: true, results: metrics },
  }));
});

it('shows the figures of the period of the address beside those of the period before', async () => {
  metrics = createMetrics({
    totals: { ...totals, sent: 200, uniqueOpens: 50, botOpens: 7 },
    rates: { ...rates, openRate: 0.25 },
    previous: { totals: { ...totals, sent: 100 }, rates: { ...rates, openRate: 0.2 } },
    series: [
      {
        date: '2026-01-01',
        sent: 200,
        uniqueOpens: 50,
        uniqueClicks: 0,
        bounces: 0,
        unsubscribes: 0,
      },
    ],
    topCampaigns: [{ id: 9, name: 'Winter sale', sent: 200, openRate: 0.25, clickRate: 0 }],
  });
  await renderAs(
    me,
    <EmailReportRoute />,
    '/admin/email-marketing/report?from=2026-01-01&to=2026-01-02',
    server.origin(),
  );
  expect(await screen.findByText('20% in the period before')).toBeTruthy();
  expect(screen.getByText('100 in the period before')).toBeTruthy();
  expect(screen.getByText(/virus scanners did it. Opens: 7\. Clicks: 0\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Winter sale' }).getAttribute('href')).toBe(
    '/admin/email-marketing/campaigns/9',
  );
  expect(server.requests[0]?.query).toMatchObject({
    startDate: '2026-01-01',
    endDate: '2026-01-02',
  });
});

it('says that nothing was sent', async () => {
  metrics = createMetrics();
  await renderAs(me, <EmailReportRoute />, '/admin/email-marketing/report', server.origin());
  expect(await screen.findByText('Nothing was sent in this period')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to campaigns' })).toBeTruthy();
});
