import { defineExamples } from '../../define/define-examples.ts';
import { NEW_BOX, type PricingBox, type PricingProps } from './pricing.definition.ts';

const box = (title: string, price: string, more: Partial<PricingBox> = {}): PricingBox => ({
  ...NEW_BOX,
  id: title.slice(0, 40),
  title,
  price,
  ...more,
});

/** Examples of pricing tables. */
export const pricingExamples = defineExamples<PricingProps>({
  minimal: { props: { title: '', description: '', pricingBoxes: [box('One class', '$65')] } },
  typical: {
    props: {
      title: 'Time at the wheel',
      description: 'Clay, glazes and firings are always in the price.',
      pricingBoxes: [
        box('A Saturday', '$65', {
          features: 'Three hours, Two bowls, Tea and cake',
          buttonText: 'Book a place',
          buttonLink: '/book',
        }),
        box('Six evenings', '$310', {
          features: 'Tuesdays at seven, Eight people, Two kilos of clay, Both firings',
          buttonText: 'See dates',
          buttonLink: '/dates',
        }),
        box('Open studio', '$95 per month', {
          features: 'A key of your own, A shelf, Firings twice a week',
          buttonText: 'Ask for a key',
          buttonLink: '/contact',
        }),
      ],
    },
  },
  longText: {
    props: {
      title: 'Donaudampfschifffahrtsgesellschaft tickets',
      description: 'A description that says everything there is to say. '.repeat(8),
      headerAlignment: 'start',
      themeMode: 'dark',
      pricingBoxes: [
        box('Pneumonoultramicroscopicsilicovolcanoconiosis', '$1,234,567.89 for each passenger', {
          features: Array.from({ length: 20 }, (_, i) => `Feature number ${i + 1}`).join(', '),
          buttonText: 'Reserve a place on the next steamship that leaves',
          buttonSize: 'lg',
        }),
        box('Short', '$1', { features: 'One', buttonSize: 'sm' }),
      ],
    },
  },
  empty: { props: { title: '', description: '', pricingBoxes: [] } },
  rtl: {
    dir: 'rtl',
    props: {
      title: 'الأسعار',
      description: 'الطين والحرق ضمن السعر.',
      pricingBoxes: [
        box('درس', '20 دينار', {
          features: 'ثلاث ساعات, شاي',
          buttonText: 'احجز',
          buttonLink: '/book',
        }),
        box('شهر', '60 دينار', { features: 'مفتاح, رف', buttonText: 'اسأل', buttonLink: '/ask' }),
      ],
    },
  },
});
