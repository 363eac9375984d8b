import { defineExamples } from '../../define/define-examples.ts';
import type { TextBoxProps } from './text-box.definition.ts';

/** Examples of text boxes. */
export const textBoxExamples = defineExamples<TextBoxProps>({
  minimal: { props: { html: '<p>One paragraph.</p>' } },
  typical: {
    props: {
      html: '<h2>How a class goes</h2><p>You need nothing but <em>clothes that may get dirty</em>. We start at the wheel, and everybody takes home two pieces.</p><ul><li>Clay, tools and both firings</li><li>Tea, and something baked</li></ul><p>See <a href="/classes">dates and prices</a>.</p>',
    },
  },
  longText: {
    props: {
      html: `<p>${'A paragraph with a lot in it, as people do write. '.repeat(30)}</p><p>https://example.com/${'a-very-long-address/'.repeat(8)}</p>`,
    },
  },
  empty: { props: { html: '' } },
  rtl: {
    dir: 'rtl',
    props: {
      html: '<h3>الورشة</h3><p>نفتح <strong>كل يوم</strong>.</p><ol><li>واحد</li><li>اثنان</li></ol>',
    },
  },
});
