import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../test/in-admin.tsx';
import { ColumnBadge } from './column-badge.tsx';

const meta = {
  title: 'Projects/Column badge',
  component: ColumnBadge,
  decorators: [inAdmin],
} satisfies Meta<typeof ColumnBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = { args: { name: 'In progress', color: '#2f6fde' } };
export const Done: Story = { args: { name: 'Done', color: '#13713c' } };
/** A task that is on no board. */
export const NoBoard: Story = { args: { name: '', color: '' } };
export const LongName: Story = {
  args: { name: 'Waiting for an answer of the customer about the second offer', color: '#855000' },
};
