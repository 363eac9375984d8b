import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFileText } from '@tabler/icons-react';
import { inAtrium } from '../../test/in-atrium.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Admin/PageHeader',
  component: PageHeader,
  decorators: [inAtrium],
  args: { title: 'Pages' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Full: Story = {
  args: {
    icon: IconFileText,
    meta: 'Everything that visitors can open',
    back: <a href="#back">All pages</a>,
    buttons: <Button variant="filled">New page</Button>,
  },
};
export const LongTitle: Story = {
  args: {
    title:
      'Ceramics courses for beginners, families and anybody who has always wanted to sit at a wheel',
    buttons: <Button variant="filled">New page</Button>,
  },
};
