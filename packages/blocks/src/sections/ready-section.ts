import type { BlockTemplate } from '@org/content';

/** Kinds of ready-made sections, in the order in which people look for them on a page. */
export const SECTION_KINDS = [
  'hero',
  'features',
  'steps',
  'numbers',
  'testimonials',
  'logos',
  'pricing',
  'faq',
  'team',
  'gallery',
  'blog',
  'shop',
  'contact',
  'footer',
] as const;
/** Kind of a ready-made section. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Label of a kind, and other words for it that people search for. */
export interface SectionKindText {
  readonly label: string;
  readonly words: string;
}

/** Labels and search words of the kinds. */
export const SECTION_KIND_TEXTS: Readonly<Record<SectionKind, SectionKindText>> = {
  hero: { label: 'Hero', words: 'banner header top intro welcome opening headline cover start' },
  features: { label: 'Features', words: 'services benefits offers what we do advantages about' },
  steps: { label: 'Steps', words: 'process how it works timeline history stages guide plan' },
  numbers: { label: 'Numbers', words: 'stats statistics figures facts counters results metrics' },
  testimonials: { label: 'Testimonials', words: 'reviews quotes customers opinions praise stars' },
  logos: { label: 'Logos', words: 'clients partners brands press awards trusted sponsors' },
  pricing: { label: 'Pricing', words: 'prices plans rates packages cost price list fees' },
  faq: { label: 'FAQ', words: 'questions answers help accordion support' },
  team: { label: 'Team', words: 'people staff about us employees founders jobs' },
  gallery: { label: 'Gallery', words: 'pictures photos images portfolio work projects slider' },
  blog: { label: 'Blog', words: 'news posts articles stories journal newsletter' },
  shop: { label: 'Shop', words: 'products store catalogue sale goods categories offers' },
  contact: {
    label: 'Contact',
    words: 'form email phone address hours call to action cta book booking appointment',
  },
  footer: { label: 'Footer', words: 'bottom end links copyright social legal' },
};

/** A ready-made section. Its colors and fonts are those of the theme. */
export interface ReadySection {
  /** Unique key, such as `hero-split`. */
  readonly key: string;
  readonly kind: SectionKind;
  readonly name: string;
  /** Search words besides those of the name and the kind. */
  readonly words?: string;
  readonly template: BlockTemplate;
}

/** A ready-made page: a list of sections. */
export interface ReadyPage {
  /** Unique key, such as `landing`. */
  readonly key: string;
  readonly name: string;
  /** Purpose in one sentence. */
  readonly description: string;
  /** Search words besides those of the name and the description. */
  readonly words: string;
  readonly sections: readonly ReadySection[];
}
