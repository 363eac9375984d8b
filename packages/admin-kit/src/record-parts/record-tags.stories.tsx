import { apiContract } from '@org/schema/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../../test/in-admin.tsx';
import { NOTE_ANSWERS, TAGS } from '../../test/story-notes.ts';
import { RecordTags } from './record-tags.tsx';

const meta = {
  title: 'Admin kit/Tags',
  component: RecordTags,
  decorators: [inAdmin],
  args: { id: 1, tags: TAGS.slice(0, 2), calls: apiContract.notes, stale: [], readOnly: false },
  parameters: { admin: { answers: NOTE_ANSWERS } },
} satisfies Meta<typeof RecordTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = { args: { tags: [] } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const NewTag: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Add a tag' }), 'Porcelain');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Porcelain')).toBeVisible();
  },
};
