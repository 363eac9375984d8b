import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { timeAnswers } from '../../test/time-answers.ts';
import { TimeRoute } from './time.route.tsx';

const WEEK = 'GET /api/v1/admin/time-entries/week/';

const meta = {
  title: 'Projects/Time',
  component: TimeRoute,
  decorators: [inAdmin],
  parameters: { admin: { answers: timeAnswers() } },
} satisfies Meta<typeof TimeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Reports: Story = {
  parameters: { admin: { answers: timeAnswers(), path: '/?view=reports' } },
};
export const Settings: Story = {
  parameters: { admin: { answers: timeAnswers(), path: '/?view=settings' } },
};
export const Loading: Story = {
  parameters: { admin: { answers: { ...timeAnswers(), [WEEK]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { answers: { ...timeAnswers(), [WEEK]: failed } } },
};
