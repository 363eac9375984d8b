import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFileText } from '@tabler/icons-react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { EmptyState, ErrorState, NoPermission, SkeletonLines } from './states.tsx';

const meta = {
  title: 'Admin/States',
  component: EmptyState,
  decorators: [inAtrium],
  args: { title: 'No pages yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    icon: IconFileText,
    text: 'Make the first page of your site; visitors see it once you publish it.',
    action: <Button variant="filled">New page</Button>,
  },
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The pages could not be loaded"
      hint="Check your connection and try again."
      requestId="01JD3V"
      onRetry={() => undefined}
    />
  ),
};
export const NotAllowed: Story = { render: () => <NoPermission what="see pages" /> };
export const Loading: Story = { render: () => <SkeletonLines count={5} /> };
