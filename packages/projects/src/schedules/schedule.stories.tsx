import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { longPlanAnswers, timeAnswers } from '../../test/time-answers.ts';
import { ScheduleRoute } from './schedule.route.tsx';

const LIST = 'GET /api/v1/admin/tasks/schedules/';

const meta = {
  title: 'Projects/Schedule',
  component: ScheduleRoute,
  decorators: [inAdmin],
  parameters: { admin: { answers: timeAnswers() } },
} satisfies Meta<typeof ScheduleRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Month: Story = {
  parameters: { admin: { answers: timeAnswers(), path: '/?view=month' } },
};
export const SeveralDays: Story = {
  parameters: { admin: { answers: longPlanAnswers() } },
};
export const SeveralDaysInMonth: Story = {
  parameters: { admin: { answers: longPlanAnswers(), path: '/?view=month' } },
};
export const Loading: Story = {
  parameters: { admin: { answers: { ...timeAnswers(), [LIST]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { answers: { ...timeAnswers(), [LIST]: failed } } },
};
