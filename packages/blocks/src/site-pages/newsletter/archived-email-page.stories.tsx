import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { archivedEmailPageExamples } from '../examples/newsletter-pages.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['archivedEmail'];

const meta = {
  title: 'Site pages/Archived email',
  parameters: {
    docs: {
      description: {
        component:
          'A sent email, in a frame that runs nothing and is as tall as the email. Without a script the frame scrolls.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories(
  'archivedEmail',
  archivedEmailPageExamples,
);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
