import type { Note } from '@org/schema/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { NOTE_ANSWERS } from '../../test/story-notes.ts';
import { NOTE_LIST } from '../../test/story-screens.tsx';
import { EntityList } from './entity-list.tsx';

const LIST = 'GET /api/v1/admin/notes/';
const PLACE = { path: '/admin/notes' };

const meta = {
  title: 'Admin kit/List',
  component: EntityList<Note>,
  decorators: [inAdmin],
  args: { screen: NOTE_LIST },
  parameters: { admin: { ...PLACE, answers: NOTE_ANSWERS } },
} satisfies Meta<typeof EntityList<Note>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /Second firing|wedding order/ });
    for (const box of boxes) await userEvent.click(box);
    // The bar fades in.
    await waitFor(() => expect(canvas.getByText(/2 selected/)).toBeVisible());
  },
};
export const Empty: Story = {
  parameters: {
    admin: {
      ...PLACE,
      answers: { ...NOTE_ANSWERS, [LIST]: () => ({ results: { rows: [], total: 0 } }) },
    },
  },
};
export const NothingFound: Story = {
  parameters: {
    admin: { answers: NOTE_ANSWERS, path: '/admin/notes?search=porcelain%20fountain' },
  },
};
export const Loading: Story = {
  parameters: { admin: { ...PLACE, answers: { ...NOTE_ANSWERS, [LIST]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { ...PLACE, answers: { ...NOTE_ANSWERS, [LIST]: failed } } },
};
export const NoPermission: Story = {
  parameters: { admin: { ...PLACE, answers: NOTE_ANSWERS, me: { permissions: {} } } },
};
