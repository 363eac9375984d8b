import { renderAs, testMe } from '@org/admin-kit/testing';
import { startAnswerServer } from '@org/config/answer-server';
import type { VisitReport } from '@org/schema/entities';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VisitChart } from './visit-chart.tsx';
import { changeWords } from './visit-totals.tsx';

const server = startAnswerServer();
const none = { visitors: 0, views: 0, presses: 0 };
const report: VisitReport = {
  from: '2026-03-01',
  to: '2026-03-03',
  enabled: true,
  totals: { visitors: 6, views: 1234, presses: 0 },
  before: none,
  days: [
    { day: '2026-03-01', views: 4, visitors: 2 },
    { day: '2026-03-02', views: 1200, visitors: 1 },
    { day: '2026-03-03', views: 30, visitors: 3 },
  ],
  page: [],
  referrer: [],
  device: [],
  button: [],
};

describe('the chart of visits', () => {
  it('announces each day by keyboard', async () => {
    await renderAs(testMe({}, '3'), <VisitChart report={report} />, '/admin', server.origin());
    const chart = await screen.findByRole('slider', { name: /1,234 page views by 6 visitors/ });
    chart.focus();
    const said = () => chart.getAttribute('aria-valuetext');
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toMatch(/4 page views, 2 visitors$/);
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toMatch(/1,200 page views, 1 visitor$/);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(said()).toMatch(/30 page views, 3 visitors$/);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(said()).toMatch(/4 page views/);
  });

  it('describes changes of totals, and nothing without previous values', () => {
    const percent = (share: number) => `${Math.round(share)}%`;
    expect([
      changeWords(12, 10, percent),
      changeWords(5, 10, percent),
      changeWords(3, 3, percent),
      changeWords(3, 0, percent),
    ]).toEqual([
      '20% more than the previous period',
      '50% fewer than the previous period',
      'No change',
      '',
    ]);
  });
});
