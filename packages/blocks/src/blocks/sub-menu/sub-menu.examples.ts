import { defineExamples } from '../../define/define-examples.ts';
import type { SubMenuProps } from './sub-menu.definition.ts';

const pages = (...titles: readonly string[]) => ({
  subPages: titles.map((title, index) => ({ title, slug: `classes/page-${index}` })),
});

/** Examples of sub-menus. */
export const subMenuExamples = defineExamples<SubMenuProps>({
  minimal: { context: pages('Beginners') },
  typical: { context: pages('Beginners', 'Wheel throwing', 'Glazing', 'For children') },
  longText: {
    props: { layout: 'row' },
    context: pages(
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      ...Array.from({ length: 14 }, (_, index) => `Chapter ${index + 1}`),
    ),
  },
  empty: {},
  rtl: { dir: 'rtl', context: pages('للمبتدئين', 'للأطفال') },
});
