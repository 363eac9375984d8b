import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InStorefront } from '../test/in-storefront.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

const meta = {
  title: 'Storefront/Recently viewed',
  component: RecentlyViewed,
  render: (args) => (
    <InStorefront>
      <RecentlyViewed {...args} />
    </InStorefront>
  ),
  // A visitor who has viewed four products, the second of which is the current one in one of the stories.
  beforeEach: () => {
    window.localStorage.setItem('atrium.viewed', '[4,2,1,6]');
    return () => window.localStorage.removeItem('atrium.viewed');
  },
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAnyPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Lake bowl' });
    const names = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await expect(names).toEqual(['Lake bowl', 'Breakfast mug', 'Ash bowl', 'Studio apron']);
  },
};
export const OnAProduct: Story = {
  args: { current: { id: 2 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Lake bowl' });
    await expect(canvas.queryByRole('heading', { name: 'Breakfast mug' })).toBeNull();
  },
};
