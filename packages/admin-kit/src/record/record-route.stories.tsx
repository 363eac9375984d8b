import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { failed, inAdmin, missing, never } from '../../test/in-admin.tsx';
import { NOTE_ANSWERS, NOTES } from '../../test/story-notes.ts';
import { NOTE_SCREEN } from '../../test/story-screens.tsx';
import { dropAllDrafts } from '../storage/form-draft.ts';
import { NewRecordRoute, RecordRoute } from './record-route.tsx';

const RECORD = 'GET /api/v1/admin/notes/1/';
const PLACE = { path: '/admin/notes/1', route: '/admin/notes/$id' };

const Note = () => <RecordRoute screen={NOTE_SCREEN} />;

const meta = {
  title: 'Admin kit/Record form',
  component: Note,
  decorators: [inAdmin],
  // A draft of another story would be restored.
  beforeEach: dropAllDrafts,
  parameters: { admin: { ...PLACE, answers: NOTE_ANSWERS } },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Existing: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const New: Story = { render: () => <NewRecordRoute screen={NOTE_SCREEN} /> };
export const Invalid: Story = {
  ...New,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create note' }));
    await expect((await canvas.findAllByText('Please enter a Title')).length).toBeGreaterThan(0);
  },
};
export const Conflict: Story = {
  parameters: {
    admin: {
      ...PLACE,
      answers: {
        ...NOTE_ANSWERS,
        'PUT /api/v1/admin/notes/1/': () => {
          throw Response.json(
            {
              success: false,
              error: 'Someone else saved this note',
              code: 'conflict',
              current: { ...NOTES[0], title: 'Third firing of the blue set', version: 4 },
            },
            { status: 409 },
          );
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Second firing, Friday');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.getByText('Someone else saved changes')).toBeVisible());
  },
};
export const ReadOnly: Story = {
  parameters: {
    admin: {
      ...PLACE,
      answers: NOTE_ANSWERS,
      me: { permissions: { notes: { can_view: true } } },
    },
  },
};
export const Loading: Story = {
  parameters: { admin: { ...PLACE, answers: { ...NOTE_ANSWERS, [RECORD]: never } } },
};
export const Failed: Story = {
  parameters: { admin: { ...PLACE, answers: { ...NOTE_ANSWERS, [RECORD]: failed } } },
};
export const Missing: Story = {
  parameters: { admin: { ...PLACE, answers: { ...NOTE_ANSWERS, [RECORD]: missing } } },
};
