import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import type { CardHeaderProps } from './card-header.definition.ts';

const picture = (altText: string) => ({
  type: 'Image',
  props: {
    src: DEFAULT_PICTURE,
    altText,
    sizes: { desktop: { width: 100, widthUnit: '%', height: 200, heightUnit: 'px' } },
  },
});

/** Examples of headers of cards. */
export const cardHeaderExamples = defineExamples<CardHeaderProps>({
  minimal: { children: [picture('Hills')] },
  typical: { props: { minHeight: 280 }, children: [picture('Hills'), picture('Hills at noon')] },
  longText: {
    children: [picture('Hills, and more hills behind them, as far as one can see. '.repeat(4))],
  },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [picture('تلال')] },
});
