import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconStar } from '@tabler/icons-react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Admin/Icon',
  component: Icon,
  decorators: [inAtrium],
  args: { of: IconStar },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Named: Story = { args: { label: 'Favourite', size: 24 } };
