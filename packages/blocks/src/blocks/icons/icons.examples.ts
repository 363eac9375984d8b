import { defineExamples } from '../../define/define-examples.ts';
import { type IconItem, type IconsProps, NEW_ICON } from './icons.definition.ts';

const icon = (name: string, more: Partial<IconItem> = {}): IconItem => ({
  ...NEW_ICON,
  id: name,
  icon: name,
  width: 32,
  height: 32,
  color: 'text',
  ...more,
});

/** Examples of icons. */
export const iconsExamples = defineExamples<IconsProps>({
  minimal: { props: { icons: [icon('leaf')] } },
  typical: {
    props: {
      icons: [
        icon('brand-instagram', { href: 'https://www.instagram.com/' }),
        icon('brand-pinterest', { href: 'https://www.pinterest.com/' }),
        icon('mail', { href: 'mailto:hello@example.com', label: 'Write to us' }),
      ],
      gap: 4,
      justify: 'center',
    },
  },
  longText: {
    props: {
      icons: Array.from({ length: 24 }, (_, i) =>
        icon('star', { id: `star-${i}`, width: 72, height: 72 }),
      ),
      gap: 5,
    },
  },
  empty: { props: { icons: [] } },
  rtl: {
    dir: 'rtl',
    props: { icons: [icon('phone'), icon('map-pin')], direction: 'column', align: 'start' },
  },
});
