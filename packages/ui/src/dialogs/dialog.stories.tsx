import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inAtrium } from '../../test/in-atrium.tsx';
import { askToLeave } from './ask-to-leave.ts';
import { confirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Admin/Dialog',
  component: Dialog,
  decorators: [inAtrium],
  args: {
    open: true,
    title: 'Move page',
    children: 'The address of the page changes with it.',
    onClose: () => undefined,
    buttons: [
      { label: 'Cancel', onPress: () => undefined },
      { label: 'Move page', kind: 'primary', onPress: () => undefined },
    ],
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Generic: Story = {};
export const Confirm: Story = {
  render: () => (
    <Button
      onClick={() =>
        confirm({
          text: 'You are about to delete 3 pages.',
          confirmLabel: 'Delete pages',
          danger: true,
        })
      }
    >
      Delete pages
    </Button>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete pages' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Unsaved: Story = {
  render: () => <Button onClick={() => askToLeave({ canSave: true })}>Leave</Button>,
};
