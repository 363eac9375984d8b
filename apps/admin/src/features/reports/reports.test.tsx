import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { RoleId } from '@org/schema';
import type { AgeingReport, RevenueReport } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AgeingRoute } from './ageing.route.tsx';
import { readReportAddress, reportPeriod, reportPresets, reportProblem } from './report-address.ts';
import { ReportsRoute } from './reports.route.tsx';
import { RevenueRoute } from './revenue.route.tsx';

const server = startAnswerServer();
const REPORTS = '/api/v1/admin/invoices/reports/';
const amounts = { invoiced: 0, credited: 0, net: 0, tax: 0, paid: 0, refunded: 0 };
const revenue: RevenueReport = {
  startDate: '2026-01-01',
  endDate: '2026-02-28',
  rows: [
    { ...amounts, month: '2026-01', currency: 'CAD', invoiced: 120, net: 100, tax: 20 },
    { ...amounts, month: '2026-02', currency: 'CAD', paid: 120 },
    { ...amounts, month: '2026-01', currency: 'EUR', invoiced: 7 },
    { ...amounts, month: '2026-02', currency: 'EUR' },
  ],
  totals: [
    { ...amounts, currency: 'CAD', invoiced: 120, net: 100, tax: 20, paid: 120 },
    { ...amounts, currency: 'EUR', invoiced: 7 },
  ],
};
const show = (screenOf: React.ReactElement, role: RoleId = '3', path = '/admin/reports') =>
  renderAs(testMe({}, role), screenOf, path, server.origin());

describe('the period of a report', () => {
  it('has presets of whole months, quarters and years', () => {
    const periods = Object.fromEntries(
      reportPresets('2026-01-31').map(({ value, period }) => [value, period]),
    );
    expect(periods).toEqual({
      month: { from: '2026-01-01', to: '2026-01-31' },
      lastMonth: { from: '2025-12-01', to: '2025-12-31' },
      quarter: { from: '2026-01-01', to: '2026-03-31' },
      lastQuarter: { from: '2025-10-01', to: '2025-12-31' },
      year: { from: '2026-01-01', to: '2026-12-31' },
      lastYear: { from: '2025-01-01', to: '2025-12-31' },
    });
  });

  it('is read from the URL, and is this year for an invalid one', () => {
    expect(
      readReportAddress({ from: '2026-02-01', to: 'x', currency: 'eur', basis: 'no' }),
    ).toEqual({
      from: '2026-02-01',
    });
    expect(reportPeriod({ from: '2026-05-01', to: '2026-01-01' }, '2026-03-01')).toEqual({
      from: '2026-01-01',
      to: '2026-12-31',
    });
    expect(reportProblem({ from: '2016-01-01', to: '2026-01-01' })).toMatch(/ten years/);
    expect(reportProblem({ from: '2016-01-01', to: '2025-12-31' })).toBe('');
  });
});

it('shows one currency at a time as a chart, as a table and as a file', async () => {
  server.answer(`GET ${REPORTS}revenue/`, () => ({
    status: 200,
    body: { success: true, results: revenue },
  }));
  await show(<RevenueRoute />);
  const chart = await screen.findByRole('slider', { name: /Revenue by month/ });
  chart.focus();
  await userEvent.keyboard('{Home}');
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^Jan\S* 2026: Invoiced \D*120\.00/);
  await userEvent.click(screen.getByText('Table'));
  const table = screen.getByRole('region', { name: 'Revenue by month, as a table' });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(screen.getByText('EUR')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  expect(file).toMatch(/revenue\/file\/\?startDate=\d{4}-01-01&endDate=\d{4}-12-31$/);
});

it('shows what each customer owes, and an empty state when nothing is owed', async () => {
  const sums = { current: 10, days30: 5, days60: 0, days90: 0, older: 0, total: 15, credit: 2 };
  const report: AgeingReport = {
    day: '2026-03-01',
    rows: [{ customer_id: 3, customer_name: 'Ada Lovelace', currency: 'CAD', ...sums }],
    total: 1,
    totals: [{ currency: 'CAD', ...sums }],
  };
  server.answer(`GET ${REPORTS}ageing/`, () => ({
    status: 200,
    body: { success: true, results: report },
  }));
  await show(<AgeingRoute />);
  const link = await screen.findByRole('link', { name: 'Ada Lovelace' });
  expect(link.getAttribute('href')).toBe('/admin/reports/statement?customer_id=3&currency=CAD');
});

it('shows an empty state when nothing is owed', async () => {
  server.answer(`GET ${REPORTS}ageing/`, () => ({
    status: 200,
    body: { success: true, results: { day: '2026-03-01', rows: [], total: 0, totals: [] } },
  }));
  await show(<AgeingRoute />);
  expect(await screen.findByText('Nothing was owed on this day')).toBeTruthy();
});

it('lists reports only for users who see all invoices', async () => {
  await show(<ReportsRoute />, '7');
  expect((await screen.findAllByRole('link')).length).toBeGreaterThanOrEqual(4);
});

it('says so to users who do not see all invoices', async () => {
  await show(<ReportsRoute />, '6');
  expect(await screen.findByText(/see reports/)).toBeTruthy();
});
