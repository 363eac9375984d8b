import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { RelativeTime } from './relative-time.tsx';

const meta = {
  title: 'Admin/RelativeTime',
  component: RelativeTime,
  decorators: [inAtrium],
  args: { value: '2026-01-02T12:00:00Z' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongAgo: Story = {};
