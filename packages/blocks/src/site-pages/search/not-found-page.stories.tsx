import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { notFoundPageExamples } from '../examples/search-pages.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['notFound'];

const meta = {
  title: 'Site pages/Not found',
  parameters: {
    docs: {
      description: {
        component:
          'Help below the notice of a missing page. It has the header and the footer of the site.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories(
  'notFound',
  notFoundPageExamples,
);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
