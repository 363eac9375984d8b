import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Admin/Tooltip',
  component: Tooltip,
  decorators: [inAtrium],
  args: { label: 'Visitors see the page immediately', children: <Button>Publish</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {};
