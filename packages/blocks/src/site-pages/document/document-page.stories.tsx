import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories, sitePageStory } from '../../stories/site-page-story.tsx';
import { DOCUMENT_STATES, documentPageExamples } from '../examples/document-page.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['document'];

const meta = {
  title: 'Site pages/Document',
  parameters: {
    docs: {
      description: {
        component:
          'A quote or invoice for its customer, who accepts, declines and comments without a script. It has the fixed frame of the site, without content of authors.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories(
  'document',
  documentPageExamples,
);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;

/** A quote that the customer has accepted. */
export const Accepted: Story = sitePageStory('document', DOCUMENT_STATES.accepted);
/** An invoice of which a part is paid and whose due day has passed. */
export const Overdue: Story = sitePageStory('document', DOCUMENT_STATES.overdue);
/** An invoice of which a part was credited. */
export const Credited: Story = sitePageStory('document', DOCUMENT_STATES.credited);
