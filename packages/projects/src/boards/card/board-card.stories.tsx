import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAdmin } from '../../../test/in-admin.tsx';
import { onBoard } from '../../../test/in-board.tsx';
import { BoardCardView } from './board-card.tsx';

const meta = {
  title: 'Projects/Board card',
  component: BoardCardView,
  decorators: [onBoard, inAdmin],
  args: { of: 'task 1', onMenu: () => undefined },
} satisfies Meta<typeof BoardCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Plain: Story = { args: { of: 'task 2' } };
export const Urgent: Story = { args: { of: 'task 3' } };
export const Project: Story = { args: { of: 'project 4' } };
export const Done: Story = { args: { of: 'task 5' } };
