import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { SaveBar } from './save-bar.tsx';

const meta = {
  title: 'Admin/SaveBar',
  component: SaveBar,
  decorators: [inAtrium],
  args: { state: 'clean', onSave: () => undefined, onDiscard: () => undefined },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {};
export const Dirty: Story = { args: { state: 'dirty' } };
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = { args: { state: 'saved' } };
export const Failed: Story = {
  args: { state: 'failed', message: 'Another page already has this address' },
};
