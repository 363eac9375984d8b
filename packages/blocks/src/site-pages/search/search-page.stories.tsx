import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStories, sitePageStory } from '../../stories/site-page-story.tsx';
import { SEARCH_STATES, searchPageExamples } from '../examples/search-pages.examples.ts';
import type { SitePageProps } from '../site-pages.ts';

type Props = SitePageProps['search'];

const meta = {
  title: 'Site pages/Search',
  parameters: {
    docs: {
      description: {
        component:
          'The search of a site with its results. It has the header and the footer of the site.',
      },
    },
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

const { minimal, typical, longText, problem, rtl } = exampleStories('search', searchPageExamples);

export const Minimal: Story = minimal;
export const Typical: Story = typical;
export const LongText: Story = longText;
export const Problem: Story = problem;
export const RightToLeft: Story = rtl;

export const TooShort: Story = sitePageStory('search', SEARCH_STATES.tooShort);
/** The shop has no product with the typed search terms, but with corrected ones. */
export const CorrectedPages: Story = sitePageStory('search', SEARCH_STATES.correctedPages);
export const CorrectedProducts: Story = sitePageStory('search', SEARCH_STATES.correctedProducts);
/** Pages with the typed search terms come first. */
export const CorrectedProductsBelowPages: Story = sitePageStory(
  'search',
  SEARCH_STATES.correctedProductsBelowPages,
);
export const PastTheEnd: Story = sitePageStory('search', SEARCH_STATES.pastTheEnd);
