import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { profilePageExamples } from '../examples/account-pages.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['profile'];

const meta = {
  title: 'Site pages/Profile',
  parameters: {
    docs: {
      description: {
        component:
          'A visitor with their orders, and the sign-out. It has the fixed frame of the site, without content of authors, and works without a script.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories('profile', profilePageExamples);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
