import { CONTACT_SECTIONS, FOOTER_SECTIONS } from './contact-sections.ts';
import { FEATURE_SECTIONS } from './feature-sections.ts';
import { HERO_SECTIONS } from './hero-sections.ts';
import { GALLERY_SECTIONS, TEAM_SECTIONS } from './people-sections.ts';
import { FAQ_SECTIONS, PRICING_SECTIONS } from './pricing-sections.ts';
import type { ReadySection } from './ready-section.ts';
import { BLOG_SECTIONS, SHOP_SECTIONS } from './shop-sections.ts';
import { NUMBER_SECTIONS, STEP_SECTIONS } from './step-sections.ts';
import { LOGO_SECTIONS, TESTIMONIAL_SECTIONS } from './testimonial-sections.ts';

/** All ready-made sections, by kind. */
export const READY_SECTIONS: readonly ReadySection[] = [
  ...HERO_SECTIONS,
  ...FEATURE_SECTIONS,
  ...STEP_SECTIONS,
  ...NUMBER_SECTIONS,
  ...TESTIMONIAL_SECTIONS,
  ...LOGO_SECTIONS,
  ...PRICING_SECTIONS,
  ...FAQ_SECTIONS,
  ...TEAM_SECTIONS,
  ...GALLERY_SECTIONS,
  ...BLOG_SECTIONS,
  ...SHOP_SECTIONS,
  ...CONTACT_SECTIONS,
  ...FOOTER_SECTIONS,
];

/**
 * Returns a ready-made section.
 * @throws if there is none with this key
 */
export function findSection(key: string): ReadySection {
  const found = READY_SECTIONS.find((section) => section.key === key);
  if (!found) throw new Error(`There is no section ${key}`);
  return found;
}
