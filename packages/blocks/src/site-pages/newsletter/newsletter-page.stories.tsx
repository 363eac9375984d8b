import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { newsletterPageExamples } from '../examples/newsletter-pages.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['newsletter'];

const meta = {
  title: 'Site pages/Newsletter',
  parameters: {
    docs: {
      description: {
        component:
          'The archive of sent emails. It has the header and the footer of the site, and is there once a sent campaign is shown in it.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories(
  'newsletter',
  newsletterPageExamples,
);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
