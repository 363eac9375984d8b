import { apiContract } from '@org/schema/contract';
import { NOTE_FIELDS } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { NOTE_ANSWERS } from '../../test/story-notes.ts';
import { RecordTimeline } from './record-timeline.tsx';

const TIMELINE = 'GET /api/v1/admin/notes/1/timeline/';

const meta = {
  title: 'Admin kit/Timeline',
  component: RecordTimeline,
  decorators: [inAdmin],
  args: { route: apiContract.notes.timeline, id: 1, fields: NOTE_FIELDS, nested: ['addresses'] },
  parameters: { admin: { answers: NOTE_ANSWERS } },
} satisfies Meta<typeof RecordTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = {
  parameters: {
    admin: { answers: { [TIMELINE]: () => ({ results: { rows: [], nextCursor: null } }) } },
  },
};
export const Loading: Story = { parameters: { admin: { answers: { [TIMELINE]: never } } } };
export const Failed: Story = { parameters: { admin: { answers: { [TIMELINE]: failed } } } };
