import { defineExamples } from '../../define/define-examples.ts';
import type { PageTitleProps } from './page-title.definition.ts';

const page = (title: string) => ({
  id: 7,
  title,
  slug: 'classes',
  excerpt: '',
  image: '',
  isHomepage: false,
});

/** Examples of titles of pages. */
export const pageTitleExamples = defineExamples<PageTitleProps>({
  minimal: { context: { page: page('Classes') } },
  typical: {
    props: { textAlign: 'center', fontSize: 4, textColor: 'primary' },
    context: { page: page('Learn to throw, glaze and fire') },
  },
  longText: {
    props: { fontSize: 8, fontFamily: 'Georgia' },
    context: { page: page('Pneumonoultramicroscopicsilicovolcanoconiosis and other long words') },
  },
  empty: { context: { page: page('') } },
  rtl: { dir: 'rtl', props: { textAlign: 'right' }, context: { page: page('الدروس') } },
});
