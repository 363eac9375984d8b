import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAdmin } from '../../test/in-board.tsx';
import { BoardRoute } from './boards.route.tsx';

const PATH = 'GET /api/v1/admin/kanban/project/1';
const fail = () => {
  throw new Response(
    JSON.stringify({ success: false, error: 'The server has a problem', code: 'internal' }),
    { status: 500, headers: { 'content-type': 'application/json' } },
  );
};
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Projects/Board',
  component: BoardRoute,
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BoardRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lay the path')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ByPerson: Story = { parameters: { board: { path: '/admin/boards/1?lanes=person' } } };
export const Empty: Story = {
  parameters: {
    board: {
      answers: {
        [`${PATH}/cards/`]: () => ({ results: { rows: [], total: 0, nextCursor: null } }),
      },
    },
  },
};
export const Loading: Story = {
  parameters: { board: { answers: { [`${PATH}/columns/`]: never } } },
};
export const Failed: Story = {
  parameters: { board: { answers: { [`${PATH}/columns/`]: fail } } },
};
