import { apiContract } from '@org/schema/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { workAnswers } from '../../test/work-answers.ts';
import { RecordComments } from './record-comments.tsx';

const GET = 'GET /api/v1/admin/projects/1/comments/';

const meta = {
  title: 'Projects/Comments',
  component: RecordComments,
  args: { id: 1, calls: apiContract.projects },
  decorators: [inAdmin],
} satisfies Meta<typeof RecordComments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Empty: Story = { parameters: { admin: { answers: workAnswers({ comments: [] }) } } };
export const Loading: Story = {
  parameters: { admin: { answers: { ...workAnswers(), [GET]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { answers: { ...workAnswers(), [GET]: failed } } },
};
/** Typing `@` offers people. */
export const Mention: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'Hi @');
    await expect(await canvas.findByRole('option', { name: 'Malik Osei' })).toBeTruthy();
  },
};
