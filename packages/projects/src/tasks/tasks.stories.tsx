import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { makeTask } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { NewTaskRoute, TaskRoute, TasksRoute } from './tasks.route.tsx';

const GET = 'GET /api/v1/admin/tasks/11/';
const ONE = { path: '/admin/tasks/11', route: '/admin/tasks/$id' };

const meta = {
  title: 'Projects/Task',
  component: TaskRoute,
  decorators: [inAdmin],
} satisfies Meta<typeof TaskRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  parameters: {
    admin: {
      ...ONE,
      answers: workAnswers({
        task: makeTask({
          is_overdue: true,
          tracked_minutes: 150,
          description: '<p>Two offers are enough.</p>',
          checklist: [
            { id: 'a', text: 'Compare three offers', done: true },
            { id: 'b', text: 'Ask about delivery', done: false },
          ],
          subtasks: [{ id: 12, number: 3, title: 'Buy the primer', is_done: true }],
          blocked_by: [{ id: 13, number: 1, title: 'Measure the kiln room', is_done: false }],
        }),
      }),
    },
  },
};
export const New: Story = {
  render: () => <NewTaskRoute />,
  parameters: { admin: { path: '/admin/tasks/new' } },
};
export const List: Story = {
  render: () => <TasksRoute />,
  parameters: { admin: { path: '/admin/tasks' } },
};
export const Loading: Story = {
  parameters: { admin: { ...ONE, answers: { ...workAnswers(), [GET]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { ...ONE, answers: { ...workAnswers(), [GET]: failed } } },
};
