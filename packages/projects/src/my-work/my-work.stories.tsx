import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { makeTask } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { MyWorkRoute } from './my-work.route.tsx';

const GET = 'GET /api/v1/admin/tasks/';
const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

const meta = {
  title: 'Projects/My work',
  component: MyWorkRoute,
  decorators: [inAdmin],
} satisfies Meta<typeof MyWorkRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  parameters: {
    admin: {
      answers: workAnswers({
        tasks: [
          makeTask({ id: 11, due_date: inDays(-2), is_overdue: true }),
          makeTask({ id: 12, title: 'Paint the door', due_date: inDays(9), priority: 'urgent' }),
          makeTask({ id: 13, title: 'Print price labels', due_date: null, priority: 'none' }),
        ],
      }),
    },
  },
};
export const Empty: Story = { parameters: { admin: { answers: workAnswers({ tasks: [] }) } } };
export const Loading: Story = {
  parameters: { admin: { answers: { ...workAnswers(), [GET]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { answers: { ...workAnswers(), [GET]: failed } } },
};
