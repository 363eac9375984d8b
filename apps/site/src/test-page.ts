import { sampleContext } from '@org/blocks/testing';
import { missingPage } from './missing-page.ts';
import { NO_FRAME } from './plain-frame.ts';
import type { SitePage } from './site-page.ts';

/**
 * A page of a site to test with. Takes what differs of page and settings.
 * @returns page
 */
export function testPage(
  page: Partial<SitePage['answer']['page']> = {},
  settings: Partial<SitePage['site']['settings']> = {},
): SitePage {
  const answer = missingPage(NO_FRAME);
  return {
    origin: 'https://kiln.test',
    answer: {
      ...answer,
      page: {
        ...answer.page,
        id: 7,
        slug: 'classes',
        title: 'Classes',
        noindex: false,
        ...page,
      },
    },
    site: {
      settings: { ...sampleContext().site, company_name: 'Kiln & Clay', ...settings },
      tenant: {
        id: 3,
        guid: '00000000-0000-4000-8000-000000000003',
        name: 'Kiln & Clay',
        slug: 'kiln',
        favicon: '',
      },
      captcha: null,
      finds_places: false,
      is_tracked: false,
      primary_host: null,
    },
  };
}
