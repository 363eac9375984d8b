import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { MEDIA_ANSWERS, NO_MEDIA } from '../../test/story-media.ts';
import { ImagePicker } from './image-picker.tsx';

const LIST = 'GET /api/v1/admin/media/';

const meta = {
  title: 'Admin kit/Media picker',
  component: ImagePicker,
  decorators: [inAdmin],
  args: { open: true, onClose: () => undefined, onPick: () => undefined },
  parameters: { admin: { answers: MEDIA_ANSWERS } },
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Details: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Details of ash-vase.jpg' }));
    await waitFor(() => expect(screen.getByText('Our pottery')).toBeVisible());
  },
};
export const Empty: Story = { parameters: { admin: { answers: NO_MEDIA } } };
export const Loading: Story = {
  parameters: { admin: { answers: { ...MEDIA_ANSWERS, [LIST]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { answers: { ...MEDIA_ANSWERS, [LIST]: failed } } },
};
