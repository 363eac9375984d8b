import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { StoryFrame } from '../../stories/site-page-story.tsx';
import { LONG_NAME, LONG_WORD } from '../examples/sample-texts.ts';
import { ConsentBanner } from './consent-banner.view.tsx';
import type { Consent } from './consent-parts.tsx';

const show = (consent: Consent, dir?: 'rtl'): ReactElement => (
  <StoryFrame sheets={['consent']} dir={dir}>
    <ConsentBanner {...consent} />
  </StoryFrame>
);

const meta = {
  title: 'Site pages/Consent banner',
  parameters: {
    docs: {
      description: {
        component:
          'Asks for consent before visits are counted. Its script shows it until it is answered.',
      },
    },
  },
  args: { enabled: true, text: '', isTracked: false },
  render: (consent) => show(consent),
} satisfies Meta<Consent>;
export default meta;
type Story = StoryObj<Consent>;

export const Typical: Story = {};
/** A site whose visits are shared with a tracking service. */
export const Tracked: Story = { args: { isTracked: true } };
export const OwnText: Story = { args: { text: 'May we count your visit?' } };
export const LongText: Story = { args: { text: `${LONG_NAME} ${LONG_WORD}`, isTracked: true } };
export const RightToLeft: Story = {
  args: { text: 'هل نحسب زيارتك؟' },
  render: (consent) => show(consent, 'rtl'),
};
