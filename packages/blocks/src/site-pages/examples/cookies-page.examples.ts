import type { PageExamples } from './define-page-examples.ts';
import { LONG_NAME, LONG_WORD } from './sample-texts.ts';

/** Examples of the cookie settings. */
export const cookiesPageExamples: PageExamples<'cookies'> = {
  minimal: { consent: { enabled: false, text: '', isTracked: false }, heading: 'h1' },
  typical: { consent: { enabled: true, text: '', isTracked: false }, heading: 'h1' },
  longText: {
    consent: { enabled: true, text: `${LONG_NAME} ${LONG_WORD}`, isTracked: true },
    heading: 'h1',
  },
  problem: { consent: { enabled: false, text: '', isTracked: true }, heading: 'h2' },
  rtl: { consent: { enabled: true, text: 'هل نحسب زيارتك؟', isTracked: true }, heading: 'h2' },
};
