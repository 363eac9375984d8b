import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { cookiesPageExamples } from '../examples/cookies-page.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['cookies'];

const meta = {
  title: 'Site pages/Cookies',
  parameters: {
    docs: {
      description: {
        component: 'The cookie settings of a site. It has the header and the footer of the site.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories('cookies', cookiesPageExamples);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
