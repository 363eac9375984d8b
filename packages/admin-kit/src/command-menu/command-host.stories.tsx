import { apiContract } from '@org/schema/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  IconHelp,
  IconHome,
  IconNote,
  IconPhoto,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { expect, screen, waitFor } from 'storybook/test';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { NOTE_ANSWERS, NOTES } from '../../test/story-notes.ts';
import { NOTE_SCREEN } from '../../test/story-screens.tsx';
import { CreateRecordDialog } from '../record/create-record-dialog.tsx';
import type { CommandEntries, CreateDialogProps } from './command-entries.ts';
import { CommandHost } from './command-host.tsx';

const LIST = 'GET /api/v1/admin/notes/';
const ALL = 'GET /api/v1/admin/search/';

/** Answers of the search of all entities, with a typo that is corrected. */
const FOUND = {
  [ALL]: ({ query }: { readonly query: URLSearchParams }) => {
    const search = query.get('search') ?? '';
    const rows = NOTES.filter(({ title }) => /firing/i.test(title) && /^firi/.test(search)).map(
      ({ id, title, customer_name }) => ({
        entity: 'note',
        id,
        title,
        subtitle: customer_name,
      }),
    );
    const corrected = search === 'firinh' ? 'firing' : null;
    return { results: { rows, total: rows.length, corrected } };
  },
};

const NewNote = ({ onClose }: CreateDialogProps) => (
  <CreateRecordDialog screen={NOTE_SCREEN} onClose={onClose} />
);

const ENTRIES: CommandEntries = {
  searches: [
    {
      id: 'notes',
      label: 'Notes',
      icon: IconNote,
      none: 'No notes found.',
      permission: 'notes.can_view',
      find: async (api, search, signal) => {
        const { results } = await api.call(apiContract.notes.list, { query: { search }, signal });
        return results.rows.map(({ id, title, customer_name }) => ({
          id,
          title,
          subtitle: customer_name,
          href: `/admin/notes/${id}`,
        }));
      },
    },
  ],
  findAll: async (api, search, signal) => {
    const { results } = await api.call(apiContract.search.find, { query: { search }, signal });
    return results;
  },
  links: { note: { label: 'Notes', icon: IconNote, href: ({ id }) => `/admin/notes/${id}` } },
  creations: [{ id: 'new-note', label: 'New Note', icon: IconNote, Dialog: NewNote }],
  screens: () => [
    { id: 'overview', label: 'Overview', icon: IconHome, href: '/admin' },
    { id: 'media', label: 'Media', icon: IconPhoto, href: '/admin/media' },
    { id: 'customers', label: 'Customers', icon: IconUsers, href: '/admin/customers' },
  ],
  settings: [
    { id: 'general', label: 'Settings', icon: IconSettings, href: '/admin/setting/general' },
  ],
  help: [{ id: 'support', label: 'Support', icon: IconHelp }],
};

const meta = {
  title: 'Admin kit/Command menu',
  component: CommandHost,
  decorators: [inAdmin],
  args: { load: async () => ENTRIES },
  parameters: { admin: { answers: { ...NOTE_ANSWERS, ...FOUND } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByText('Go to')).toBeVisible());
  },
} satisfies Meta<typeof CommandHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Found: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.keyboard('firing');
    await waitFor(() => expect(screen.getByText('Second firing of the blue set')).toBeVisible());
  },
};
export const Corrected: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.keyboard('firinh');
    await waitFor(() =>
      expect(
        screen.getByText('Nothing matches exactly. Showing results for “firing”.'),
      ).toBeVisible(),
    );
  },
};
export const SearchInOneKind: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('option', { name: 'Notes' }));
    await context.userEvent.keyboard('kiln');
    await waitFor(() => expect(screen.getByText('Replace the thermocouple')).toBeVisible());
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('option', { name: 'Notes' }));
    await context.userEvent.keyboard('fountain');
    await waitFor(() => expect(screen.getByText('No notes found.')).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: { admin: { answers: { [LIST]: never } } },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('option', { name: 'Notes' }));
    await context.userEvent.keyboard('kiln');
    await waitFor(() => expect(screen.getByText('Hang on…')).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: { admin: { answers: { [LIST]: failed } } },
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(screen.getByRole('option', { name: 'Notes' }));
    await context.userEvent.keyboard('kiln');
    await waitFor(() =>
      expect(screen.getByText('The search did not work. Try again.')).toBeVisible(),
    );
  },
};
