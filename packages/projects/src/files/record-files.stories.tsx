import { apiContract } from '@org/schema/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { FILE } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { RecordFiles } from './record-files.tsx';

const GET = 'GET /api/v1/admin/projects/1/files/';
const PATH = '/admin/projects/1';

/** Answers of a server with an invoice of which the customer sees one of two files. */
const SHARED = {
  ...workAnswers(),
  'GET /api/v1/admin/invoices/1/files/': () => {
    const rows = [
      { ...FILE, id: 5, name: 'Photo of the kiln.jpg', mime_type: 'image/jpeg', isShared: true },
      { ...FILE, isShared: false },
    ];
    return { success: true, results: { rows, total: rows.length } };
  },
};

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
export const Shared: Story = {
  args: { id: 1, calls: apiContract.invoices },
  parameters: { admin: { path: PATH, answers: SHARED } },
};
export const SharedReadOnly: Story = { ...Shared, args: { ...Shared.args, readOnly: true } };
export const Empty: Story = { args: { id: 11, calls: apiContract.tasks } };
export const Loading: Story = {
  parameters: { admin: { path: PATH, answers: { ...workAnswers(), [GET]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { path: PATH, answers: { ...workAnswers(), [GET]: failed } } },
};
