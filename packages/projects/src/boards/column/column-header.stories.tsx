import type { Meta, StoryObj } from '@storybook/react-vite';
import { testColumn } from '../../../test/board-answers.ts';
import { inAdmin } from '../../../test/in-admin.tsx';
import { onBoard } from '../../../test/in-board.tsx';
import { ColumnHeader } from './column-header.tsx';

const actions = {
  onEdit: () => undefined,
  onLeft: () => undefined,
  onRight: () => undefined,
  onDelete: () => undefined,
};

const meta = {
  title: 'Projects/Board column',
  component: ColumnHeader,
  decorators: [onBoard, inAdmin],
  args: { column: testColumn(1), count: 12, actions },
} satisfies Meta<typeof ColumnHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithinLimit: Story = { args: { column: testColumn(2, { wip_limit: 5 }), count: 3 } };
export const AboveLimit: Story = { args: { column: testColumn(2), count: 3 } };
export const Done: Story = { args: { column: testColumn(3), count: 1200 } };
export const ReadOnly: Story = { args: { actions: undefined } };
