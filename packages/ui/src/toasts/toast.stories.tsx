import { Button, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { toast } from './toast.ts';

function Toasts() {
  return (
    <Group>
      <Button onClick={() => toast.success('Page saved')}>Success</Button>
      <Button onClick={() => toast.error('The page could not be saved')}>Error</Button>
      <Button onClick={() => toast.loading('Uploading…')}>Loading</Button>
      <Button onClick={() => toast.dismiss()}>Dismiss</Button>
    </Group>
  );
}

const meta = {
  title: 'Admin/Toast',
  component: Toasts,
  decorators: [inAtrium],
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {};
