import { DEFAULT_SETTINGS } from '@org/schema';
import { missingPage } from './missing-page.ts';
import type { SitePage } from './site-page.ts';

/** A page of a site to test with. Shape: what differs of page and settings → page. */
export function testPage(
  page: Partial<SitePage['answer']['page']> = {},
  settings: Partial<SitePage['site']['settings']> = {},
): SitePage {
  const { company_name: _name, ...defaults } = DEFAULT_SETTINGS;
  const { email, phone, timezone, locale, currency, favicon, main_logo, main_logo_alt, theme } =
    defaults;
  const answer = missingPage();
  return {
    origin: 'https://kiln.test',
    answer: {
      ...answer,
      page: { ...answer.page, id: 7, slug: 'classes', title: 'Classes', ...page },
    },
    site: {
      settings: {
        company_name: 'Kiln & Clay',
        email,
        phone,
        timezone,
        locale,
        currency,
        favicon,
        main_logo,
        main_logo_alt,
        theme,
        version: 1,
        ...settings,
      },
      tenant: {
        id: 3,
        guid: '00000000-0000-4000-8000-000000000003',
        name: 'Kiln & Clay',
        slug: 'kiln',
        favicon: '',
      },
    },
  };
}
