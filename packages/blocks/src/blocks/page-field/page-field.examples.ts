import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import type { PageFieldProps } from './page-field.definition.ts';

const page = {
  id: 7,
  title: 'A week at the kiln',
  slug: 'a-week-at-the-kiln',
  excerpt: 'Seven days, one firing, and what came out of it when we opened the door.',
  image: DEFAULT_PICTURE,
  isHomepage: false,
};

/** Examples of fields of pages. */
export const pageFieldExamples = defineExamples<PageFieldProps>({
  minimal: { context: { page } },
  typical: {
    props: { field: 'excerpt', fontSize: 1.5, fontWeight: 400, lineHeight: 1.5, letterSpacing: 0 },
    context: { page },
  },
  longText: {
    props: {
      fontSize: 8,
      fontWeight: 900,
      smallCaps: true,
      textShadow: 'large',
      textAlign: 'center',
    },
    context: {
      page: {
        ...page,
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3),
      },
    },
  },
  empty: { props: { field: 'image' }, context: { page: { ...page, image: '' } } },
  rtl: {
    dir: 'rtl',
    props: { textAlign: 'right', fontFamily: 'System' },
    context: { page: { ...page, title: 'أسبوع عند الفرن' } },
  },
});
