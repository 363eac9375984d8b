import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { reviewPageExamples } from '../examples/checkout-page.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['review'];

const meta = {
  title: 'Site pages/Review',
  parameters: {
    docs: {
      description: {
        component:
          'The order before it is placed. It has the fixed frame of the site, without content of authors, and works without a script.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories('review', reviewPageExamples);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
