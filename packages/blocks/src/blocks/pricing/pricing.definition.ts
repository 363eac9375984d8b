import { array, type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';
import { BUTTON_SIZES } from '../button/button.definition.ts';

export const PRICING_ALIGNS = ['start', 'center', 'end'] as const;
export const THEME_MODES = ['light', 'dark'] as const;
/** Maximum number of boxes of a table. */
export const MAX_BOXES = 12;

/** A pricing box. */
const box = object({
  id: string().max(40).required(),
  title: string().trim().max(200).required(),
  /** Displayed price, such as `$15 per month`: the part after the amount is smaller. */
  price: string().trim().max(100).required(),
  /** Comma-separated. */
  features: string().trim().max(5000).required(),
  buttonText: string().trim().max(200).required(),
  buttonLink: string().trim().max(2000).required(),
  buttonSize: string().oneOf(BUTTON_SIZES).required(),
});
export type PricingBox = InferType<typeof box>;

const shape = object({
  title: string().max(300).defined(),
  description: string().max(2000).defined(),
  headerAlignment: string().oneOf(PRICING_ALIGNS).required(),
  /** Dark on every page, or the mode of the page. */
  themeMode: string().oneOf(THEME_MODES).required(),
  pricingBoxes: array(box.required()).max(MAX_BOXES).defined(),
});
export type PricingProps = InferType<typeof shape>;

/** Default values of a new box, without its id. */
export const NEW_BOX = {
  title: 'Another plan',
  price: '$9 per month',
  features: 'What it has, And what else',
  buttonText: 'Choose this',
  buttonLink: '/signup',
  buttonSize: 'default',
} as const;

/** Pricing boxes side by side. */
export const pricingDefinition = defineBlock({
  type: 'Pricing',
  label: 'Pricing table',
  description: 'Offers side by side, each with price, features and a button.',
  category: 'commerce',
  icon: 'receipt-2',
  shape,
  defaults: {
    title: 'Prices that fit on one page',
    description: 'Start for nothing, change at any time, leave with a month’s notice.',
    headerAlignment: 'center',
    themeMode: 'light',
    pricingBoxes: [
      {
        id: 'free',
        title: 'Free',
        price: '$0 per month',
        features: 'One site, Up to three pages, Help by email',
        buttonText: 'Begin for free',
        buttonLink: '/signup',
        buttonSize: 'default',
      },
      {
        id: 'pro',
        title: 'Pro',
        price: '$15 per month',
        features: 'Three sites, Pages without end, A domain of your own, Help within a day',
        buttonText: 'Choose Pro',
        buttonLink: '/signup',
        buttonSize: 'default',
      },
      {
        id: 'enterprise',
        title: 'Enterprise',
        price: '$29 per month',
        features: 'Sites without end, Roles and permissions, A person who knows you, Help by phone',
        buttonText: 'Talk to us',
        buttonLink: '/contact',
        buttonSize: 'default',
      },
    ],
  },
  canvas: false,
  inlineText: [
    { prop: 'title', kind: 'plain', part: 'title' },
    { prop: 'description', kind: 'plain', part: 'description' },
    ...(
      [
        { part: 'name', field: 'title' },
        { part: 'price', field: 'price' },
        { part: 'feature', field: 'features', separator: ',' },
        { part: 'button', field: 'buttonText' },
      ] as const
    ).map(({ part, ...item }) => ({
      prop: 'pricingBoxes',
      kind: 'plain' as const,
      part,
      item: { part: 'box', ...item },
    })),
  ],
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  aliases: ['PricingTable'],
  usesStylesOf: ['Button'],
});
