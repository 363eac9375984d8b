import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { StoryFrame } from '../../stories/site-page-story.tsx';
import { LONG_NAME, LONG_WORD } from '../examples/sample-texts.ts';
import { StaffBar, type StaffBarProps } from './staff-bar.view.tsx';

const show = (bar: StaffBarProps, dir?: 'rtl'): ReactElement => (
  <StoryFrame sheets={['staff']} dir={dir}>
    <StaffBar {...bar} />
  </StoryFrame>
);

const meta = {
  title: 'Site pages/Staff bar',
  parameters: {
    docs: {
      description: {
        component:
          'Tells staff that they see a site as it will be, with drafts and deleted content.',
      },
    },
  },
  args: { state: 'public', failures: [] },
  render: (bar) => show(bar),
} satisfies Meta<StaffBarProps>;
export default meta;
type Story = StoryObj<StaffBarProps>;

export const Typical: Story = {};
export const Draft: Story = { args: { state: 'hidden' } };
export const NoPage: Story = { args: { state: 'missing' } };
/** Some requests for data of the page have failed. */
export const Problem: Story = { args: { failures: ['products', 'categories'] } };
export const LongText: Story = { args: { failures: [LONG_NAME, LONG_WORD] } };
export const RightToLeft: Story = {
  args: { state: 'hidden' },
  render: (bar) => show(bar, 'rtl'),
};
