import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { StatusDot } from './status-dot.tsx';

const meta = {
  title: 'Admin/StatusDot',
  component: StatusDot,
  decorators: [inAtrium],
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = { args: { tone: 'success', label: 'Published' } };
export const Draft: Story = { args: { tone: 'neutral', label: 'Draft' } };
export const Late: Story = { args: { tone: 'warning', label: 'Due today' } };
export const Failed: Story = { args: { tone: 'danger', label: 'Failed' } };
