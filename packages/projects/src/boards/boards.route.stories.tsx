import type { Answers } from '@org/admin-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { BOARD_ANSWERS, testColumn } from '../../test/board-answers.ts';
import { failed, inAdmin, never } from '../../test/in-admin.tsx';
import { BoardRoute } from './boards.route.tsx';

const PATH = 'GET /api/v1/admin/kanban/project/1';
/** Parameters of a story: more answers, and the address of the board. */
const board = (answers: Answers = {}, path = '/admin/boards/1') => ({
  admin: { path, route: '/admin/boards/$id', answers: { ...BOARD_ANSWERS, ...answers } },
});

const meta = {
  title: 'Projects/Board',
  component: BoardRoute,
  decorators: [inAdmin],
  parameters: { layout: 'fullscreen', ...board() },
} satisfies Meta<typeof BoardRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lay the path')).toBeVisible();
  },
};
const getTitles = (column: HTMLElement) =>
  within(column)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

export const DraggedByMouse: Story = {
  parameters: board({
    'POST /api/v1/admin/kanban/project/1/move/': () => ({
      item: {
        entity: 'task',
        id: 1,
        column_id: 2,
        column_name: 'In progress',
        column_color: '#2f6fde',
        position: 'a0003V',
        is_done: false,
        version: 2,
      },
      rebalanced: false,
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByText('Order ferns and hellebores');
    const target = await canvas.findByText('Winter care');
    const from = card.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, bubbles: true });
    await fireEvent.mouseDown(card, { ...at(from.left + 5, from.top + 5), button: 0 });
    await fireEvent.mouseMove(document, at(from.left + 20, from.top + 15));
    await waitFor(() => expect(canvasElement.querySelector('[data-lifted]')).not.toBeNull());
    await waitFor(async () => {
      await fireEvent.mouseMove(document, at(to.left + 20, to.top - 10));
      await expect(canvasElement.querySelector('.pj-drop-line')).not.toBeNull();
    });
    await fireEvent.mouseUp(document, at(to.left + 20, to.top - 10));
    const column = canvas.getByRole('region', { name: 'In progress' });
    await waitFor(() =>
      expect(getTitles(column)).toEqual([
        'Lay the path',
        'Order ferns and hellebores',
        'Winter care',
      ]),
    );
  },
};
export const ColumnDraggedByMouse: Story = {
  parameters: board({
    'PUT /api/v1/admin/kanban/project/1/columns/order/': ({ body }) => {
      const rows = (body as { ids: number[] }).ids.map((id) => testColumn(id));
      return { results: { rows, total: rows.length } };
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    const getNames = () =>
      canvas.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    const name = await canvas.findByRole('heading', { name: 'To do' });
    const from = name.getBoundingClientRect();
    const to = canvas.getByRole('region', { name: 'Done' }).getBoundingClientRect();
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, bubbles: true });
    await fireEvent.mouseDown(name, { ...at(from.left + 5, from.top + 5), button: 0 });
    await fireEvent.mouseMove(document, at(from.left + 20, from.top + 15));
    await waitFor(async () => {
      await fireEvent.mouseMove(document, at(to.right - 20, to.top + 20));
      await expect(canvasElement.querySelector('.pj-column-line')).not.toBeNull();
    });
    await fireEvent.mouseUp(document, at(to.right - 20, to.top + 20));
    await waitFor(() => expect(getNames()).toEqual(['In progress', 'Done', 'To do']));
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const ByPerson: Story = { parameters: board({}, '/admin/boards/1?lanes=person') };
export const Empty: Story = {
  parameters: board({
    [`${PATH}/cards/`]: () => ({ results: { rows: [], total: 0, nextCursor: null } }),
  }),
};
export const Loading: Story = {
  parameters: board({ [`${PATH}/columns/`]: never }),
};
export const Failed: Story = {
  parameters: board({ [`${PATH}/columns/`]: failed }),
};
