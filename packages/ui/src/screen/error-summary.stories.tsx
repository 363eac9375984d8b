import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAtrium } from '../../test/in-atrium.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Admin/ErrorSummary',
  component: ErrorSummary,
  decorators: [inAtrium],
  args: {
    onPick: () => undefined,
    problems: [
      { field: 'title', label: 'Title', message: 'Please enter a Title' },
      { field: 'slug', label: 'Slug', message: 'Use lower-case letters, digits and hyphens' },
      { field: 'excerpt', label: 'Excerpt', message: 'Please enter an Excerpt' },
      { field: 'status', label: 'Status', message: 'Please choose a Status' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
