import { DEFAULT_SETTINGS, type PublicSettings } from '@org/schema';
import type { RenderContext } from './block-view.ts';

const {
  company_name,
  email,
  phone,
  timezone,
  locale,
  currency,
  favicon,
  main_logo,
  main_logo_alt,
  theme,
} = DEFAULT_SETTINGS;
const site: PublicSettings = {
  company_name,
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
};

/** A page to render blocks on in tests and stories. Shape: what differs → context. */
export function sampleContext(differs: Partial<RenderContext> = {}): RenderContext {
  return {
    editing: false,
    page: { id: 1, title: 'A page', slug: 'a-page', excerpt: '', image: '', isHomepage: false },
    site,
    ...differs,
  };
}
