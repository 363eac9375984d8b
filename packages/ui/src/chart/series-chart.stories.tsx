import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { SeriesChart } from './series-chart.tsx';
import { SeriesTable } from './series-table.tsx';

const data = {
  points: ['January', 'February', 'March', 'April', 'May', 'June'],
  series: [
    { name: 'invoiced', label: 'Invoiced', values: [1200, 900, 1800, 2400, 0, 1500] },
    { name: 'paid', label: 'Paid', values: [800, 1100, 900, 2100, 300, 900] },
  ],
  format: (value: number) => `$${value}`,
};

const meta = {
  title: 'Admin/SeriesChart',
  component: SeriesChart,
  decorators: [inAtrium],
  args: {
    ...data,
    label: 'Revenue by month. Use the arrow keys to go from month to month.',
    formatAxis: String,
    none: 'No month selected',
  },
} satisfies Meta<typeof SeriesChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Bars: Story = { args: { kind: 'bar' } };
export const Table: Story = {
  render: () => (
    <SeriesTable
      {...data}
      label="Revenue by month"
      heading="Month"
      totals={{ label: 'Total', values: [7800, 6100] }}
    />
  ),
};
