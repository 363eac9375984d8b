import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin } from '../../test/in-admin.tsx';
import { makeTask } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { TimelineRoute } from './timeline.route.tsx';

const place = { path: '/1', route: '$id' };
const tasks = [
  makeTask({
    id: 11,
    start_date: '2026-03-02T09:00:00.000Z',
    due_date: '2026-03-06T17:00:00.000Z',
  }),
  makeTask({
    id: 12,
    number: 12,
    title: 'Paint the door',
    due_date: '2026-03-13T17:00:00.000Z',
    blocked_by: [{ id: 11, number: 11, title: 'Fit the door', is_done: false }],
  }),
  makeTask({ id: 13, number: 13, title: 'Print price labels', due_date: null }),
];

const meta = {
  title: 'Projects/Timeline',
  component: TimelineRoute,
  decorators: [inAdmin],
  parameters: { admin: { answers: workAnswers({ tasks }), ...place } },
} satisfies Meta<typeof TimelineRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Empty: Story = {
  parameters: { admin: { answers: workAnswers({ tasks: [] }), ...place } },
};
export const Failed: Story = {
  parameters: {
    admin: {
      answers: { ...workAnswers(), 'GET /api/v1/admin/projects/1/tasks/': failed },
      ...place,
    },
  },
};
