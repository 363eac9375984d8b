import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { labelledPoints, roundTop } from './chart-scale.ts';
import { SeriesChart } from './series-chart.tsx';
import { SeriesTable } from './series-table.tsx';

const data = {
  points: ['January', 'February', 'March'],
  series: [
    { name: 'invoiced', label: 'Invoiced', values: [4, 1200, 30] },
    { name: 'paid', label: 'Paid', values: [2, 1, -5] },
  ],
  format: (value: number) => `${value} $`,
};
const chart = (kind: 'line' | 'bar') => (
  <SeriesChart {...data} kind={kind} label="Revenue" formatAxis={String} none="No month" />
);

describe('the scale of a chart', () => {
  it('ends at a round number that four lines divide evenly', () => {
    for (const most of [0, 1, 4, 5, 9, 10, 37, 99, 100, 109, 250, 999, 1000, 12_345, 9_999_999]) {
      const top = roundTop(most);
      expect(
        [top >= most, Number.isInteger(top / 4), top <= Math.max(4, most * 2)],
        `${most} → ${top}`,
      ).toEqual([true, true, true]);
    }
    expect([0, 37, 109].map(roundTop)).toEqual([4, 40, 120]);
  });

  it('labels the first and the last point, and some between', () => {
    expect(labelledPoints(3, 5)).toEqual([0, 1, 2]);
    expect(labelledPoints(12, 5)).toEqual([0, 3, 6, 8, 11]);
  });
});

describe.each(['line', 'bar'] as const)('a chart of kind %s', (kind) => {
  it('announces the values of each point by keyboard', async () => {
    render(chart(kind));
    const slider = screen.getByRole('slider', { name: 'Revenue' });
    slider.focus();
    const said = () => slider.getAttribute('aria-valuetext');
    expect(said()).toBe('No month');
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe('January: Invoiced 4 $, Paid 2 $');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(said()).toBe('March: Invoiced 30 $, Paid -5 $');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(said()).toMatch(/^January/);
    await userEvent.keyboard('{Escape}');
    expect(said()).toBe('No month');
  });

  it('shows the values under the pointer', () => {
    render(chart(kind));
    const slider = screen.getByRole('slider');
    slider.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
    fireEvent.pointerMove(slider, { clientX: 160 });
    expect(screen.getByText('February: Invoiced 1200 $, Paid 1 $')).toBeTruthy();
    fireEvent.pointerLeave(slider);
    expect(screen.queryByText(/^February:/)).toBeNull();
  });
});

it('shows the same data as a table with totals', () => {
  render(
    <SeriesTable
      {...data}
      label="Revenue by month"
      heading="Month"
      totals={{ label: 'Total', values: [1234, -2] }}
    />,
  );
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'MonthInvoicedPaid',
    'January4 $2 $',
    'February1200 $1 $',
    'March30 $-5 $',
    'Total1234 $-2 $',
  ]);
});
