import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories, sitePageStory } from '../../stories/site-page-story.tsx';
import { ORDER_STATES, orderPageExamples } from '../examples/order-page.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['order'];

const meta = {
  title: 'Site pages/Order',
  parameters: {
    docs: {
      description: {
        component:
          'A placed order for its customer. It has the fixed frame of the site, without content of authors, and works without a script.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories('order', orderPageExamples);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;

/** An order that is paid online and is not paid yet. */
export const Unpaid: Story = sitePageStory('order', ORDER_STATES.unpaid);
export const PartlyPaid: Story = sitePageStory('order', ORDER_STATES.partlyPaid);
export const Refunded: Story = sitePageStory('order', ORDER_STATES.refunded);
export const Cancelled: Story = sitePageStory('order', ORDER_STATES.cancelled);
