import { apiContract } from '@org/schema/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { NOTES } from '../../test/story-notes.ts';
import { createAnswerClient } from '../testing/answer-client.ts';
import { RecordNotes, type RecordNotesProps } from './record-notes.tsx';

const readNotes: RecordNotesProps['read'] = async () => NOTES.slice(0, 4);
const failing = createAnswerClient({ 'GET /api/v1/admin/notes/': failed });

const meta = {
  title: 'Admin kit/Notes',
  component: RecordNotes,
  decorators: [inAdmin],
  args: {
    queryKey: ['notes of customer', 21],
    read: readNotes,
    none: 'No notes about this customer',
    href: ({ id }) => `/admin/notes/${id}`,
    addHref: '/admin/notes/new?customer=21',
  },
} satisfies Meta<typeof RecordNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Empty: Story = { args: { read: async () => [] } };
export const ReadOnly: Story = { args: { addHref: undefined } };
export const Loading: Story = { args: { read: never } };
export const Failed: Story = {
  args: {
    read: async (signal) => (await failing.call(apiContract.notes.list, { signal })).results.rows,
  },
};
