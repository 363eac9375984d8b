import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inAdmin } from '../../test/in-admin.tsx';
import { QuickAdd } from './quick-add.tsx';

const meta = {
  title: 'Projects/Quick add',
  component: QuickAdd,
  decorators: [inAdmin],
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Recognized parts of the line are shown below it before the task is added. */
export const Recognized: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = await canvas.findByRole('textbox', { name: 'Add a task' });
    await userEvent.type(line, 'Paint the door #doors @malik !high tomorrow');
    await expect(await canvas.findByRole('img', { name: 'Assigned to Malik Osei' })).toBeTruthy();
  },
};
