import { apiContract } from '@org/schema/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { workAnswers } from '../../test/work-answers.ts';
import { RecordFiles } from './record-files.tsx';

const GET = 'GET /api/v1/admin/projects/1/files/';
const PATH = '/admin/projects/1';

const meta = {
  title: 'Projects/Files',
  component: RecordFiles,
  decorators: [inAdmin],
  args: { id: 1, calls: apiContract.projects, readOnly: false },
  parameters: { admin: { path: PATH } },
} satisfies Meta<typeof RecordFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Empty: Story = { args: { id: 11, calls: apiContract.tasks } };
export const Loading: Story = {
  parameters: { admin: { path: PATH, answers: { ...workAnswers(), [GET]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { path: PATH, answers: { ...workAnswers(), [GET]: failed } } },
};
