import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { makeProject } from '../../test/samples.ts';
import { workAnswers } from '../../test/work-answers.ts';
import { NewProjectRoute, ProjectRoute, ProjectsRoute } from './projects.route.tsx';
import { ProjectTemplatesRoute } from './templates.route.tsx';

const GET = 'GET /api/v1/admin/projects/1/';
const ONE = { path: '/admin/projects/1', route: '/admin/projects/$id' };

const meta = {
  title: 'Projects/Project',
  component: ProjectRoute,
  decorators: [inAdmin],
} satisfies Meta<typeof ProjectRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { parameters: { admin: ONE } };
export const New: Story = {
  render: () => <NewProjectRoute />,
  parameters: { admin: { path: '/admin/projects/new' } },
};
export const List: Story = {
  render: () => <ProjectsRoute />,
  parameters: { admin: { path: '/admin/projects' } },
};
export const Templates: Story = {
  render: () => <ProjectTemplatesRoute />,
  parameters: { admin: { path: '/admin/projects/templates' } },
};
export const WithoutCustomerAndTasks: Story = {
  parameters: {
    admin: {
      ...ONE,
      answers: workAnswers({
        project: makeProject({
          customer: null,
          customer_id: null,
          customer_name: '',
          assignees: [],
          task_counts: { total: 0, open: 0, overdue: 0 },
        }),
        tasks: [],
        comments: [],
      }),
    },
  },
};
export const Loading: Story = {
  parameters: { admin: { ...ONE, answers: { ...workAnswers(), [GET]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { ...ONE, answers: { ...workAnswers(), [GET]: failed } } },
};
