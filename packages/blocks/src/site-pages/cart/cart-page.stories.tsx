import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories } from '../../stories/site-page-story.tsx';
import { cartPageExamples } from '../examples/cart-page.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['cart'];

const meta = {
  title: 'Site pages/Cart',
  parameters: {
    docs: {
      description: {
        component:
          'The cart of a visitor, with forms for everything in it. It has the fixed frame of the site, without content of authors, and works without a script.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories('cart', cartPageExamples);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;
