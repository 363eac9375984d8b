import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Admin/Copy button',
  component: CopyButton,
  decorators: [inAtrium],
  args: { text: 'https://example.com/about', label: 'Copy address' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAddress: Story = {};
