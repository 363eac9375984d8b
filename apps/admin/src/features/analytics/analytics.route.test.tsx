import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { RoleId } from '@org/schema';
import type { VisitReport } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnalyticsRoute } from './analytics.route.tsx';

const server = startAnswerServer();
const sums = { views: 3, visitors: 2, presses: 1 };
const report: VisitReport = {
  from: '2026-01-01',
  to: '2026-01-01',
  enabled: true,
  totals: sums,
  before: sums,
  days: [{ day: '2026-01-01', views: 3, visitors: 2 }],
  page: [],
  referrer: [],
  device: [],
  button: [],
};

it.each<[RoleId, boolean]>([
  ['3', true],
  ['5', false],
])(
  'offers the report of visits as a file only to users who may export (role %s)',
  async (role, may) => {
    server.answer('GET /api/v1/admin/analytics/', () => ({
      status: 200,
      body: { success: true, report, results: report },
    }));
    await renderAs(testMe({}, role), <AnalyticsRoute />, '/admin/analytics', server.origin());
    expect(await screen.findByRole('heading', { name: 'Visits', level: 1 })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: /day/i, level: 2 })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download CSV' }) !== null).toBe(may);
  },
);
