import { number, object } from 'yup';

/** Props of both parts of a card. */
export const cardPartShape = object({
  /** px */
  minHeight: number().min(0).max(1000).required(),
});

/** Part of the definitions of both parts of a card. */
export const CARD_PART = {
  category: 'interactive',
  shape: cardPartShape,
  canvas: true,
  internal: true,
  partOf: 'AnimatedCard',
} as const;
