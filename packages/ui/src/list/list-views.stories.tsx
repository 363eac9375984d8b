import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDeviceFloppy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ListViews } from './list-views.tsx';

const meta = {
  title: 'Admin/List views',
  component: ListViews,
  decorators: [inAtrium],
  args: {
    all: 'All customers',
    views: [
      { id: 1, name: 'My leads', shared: false, usual: true },
      { id: 2, name: 'Wholesale in Ontario', shared: true, usual: false },
      { id: 3, name: 'No note for 90 days', shared: true, usual: false, owner: 'Jonas Wirth' },
    ],
    open: 2,
    changed: false,
    onOpen: () => undefined,
    actions: [{ label: 'Save as new view', icon: IconPlus }],
  },
} satisfies Meta<typeof ListViews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Changed: Story = {
  args: {
    changed: true,
    actions: [
      { label: 'Save changes to the view', icon: IconDeviceFloppy },
      { label: 'Rename view', icon: IconPencil },
      { label: 'Delete view', icon: IconTrash, danger: true },
    ],
  },
};
export const Whole: Story = { args: { open: undefined, views: [] } };
