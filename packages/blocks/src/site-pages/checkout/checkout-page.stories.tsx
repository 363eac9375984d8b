import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories, sitePageStory } from '../../stories/site-page-story.tsx';
import { CHECKOUT_STATES, checkoutPageExamples } from '../examples/checkout-page.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['checkout'];

const meta = {
  title: 'Site pages/Checkout',
  parameters: {
    docs: {
      description: {
        component:
          'Contact, delivery and payment of an order. It has the fixed frame of the site, without content of authors, and works without a script.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories(
  'checkout',
  checkoutPageExamples,
);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;

/** A shop that takes orders of signed-in visitors only. */
export const SignInRequired: Story = sitePageStory('checkout', CHECKOUT_STATES.signInRequired);
/** A shop without a payment method. */
export const ClosedShop: Story = sitePageStory('checkout', CHECKOUT_STATES.closedShop);
/** A shop that ships nothing. */
export const PickupOnly: Story = sitePageStory('checkout', CHECKOUT_STATES.pickupOnly);
/** No shipping method delivers to the address. */
export const NoDelivery: Story = sitePageStory('checkout', CHECKOUT_STATES.noDelivery);
