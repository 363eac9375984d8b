import { defineExamples } from '../../define/define-examples.ts';
import type { CustomHtmlProps } from './custom-html.definition.ts';

/** Examples of custom HTML. */
export const customHtmlExamples = defineExamples<CustomHtmlProps>({
  minimal: { props: { htmlContent: '<p>Open <strong>today</strong> until six.</p>' } },
  typical: {
    props: {
      htmlContent:
        '<table><caption>When we fire</caption><tr><th>Tuesday</th><td>Bisque</td></tr><tr><th>Friday</th><td>Glaze, 1240 °C</td></tr></table>',
    },
  },
  longText: {
    props: { htmlContent: `<p>${'Text from someone who writes HTML by hand. '.repeat(60)}</p>` },
  },
  empty: {},
  rtl: { dir: 'rtl', props: { htmlContent: '<p dir="rtl">نفتح كل يوم.</p>' } },
});
