import { defineExamples } from '../../define/define-examples.ts';
import type { EmailTextboxProps } from './email-textbox.definition.ts';

/** Examples of email text boxes. */
export const emailTextboxExamples = defineExamples<EmailTextboxProps>({
  minimal: { props: { html: '<p>The kiln is cool, and the shelves are full again.</p>' } },
  typical: {
    props: {
      html: '<h2>Saturday is market day, {{first_name|friends}}</h2><p>Forty new bowls, the last of the <strong>ash glaze</strong>, and tea from ten o’clock.</p><ul><li>Seconds at half the price</li><li>Bring your own box, and take ten off</li></ul><p><a href="/visit">How to find us</a></p>',
    },
  },
  longText: {
    props: {
      html: `<h3>What we learned from a winter of glazes that would not behave</h3><p>${'One test tile after another, and each told us something new. '.repeat(25)}</p><p>https://example.com/${'a-very-long-address/'.repeat(8)}</p>`,
      fontSize: 15,
    },
  },
  empty: { props: { html: '' } },
  rtl: {
    dir: 'rtl',
    props: {
      html: '<h3>أخبار الورشة</h3><p>نفتح <strong>يوم السبت</strong>.</p><ol><li>واحد</li><li>اثنان</li></ol>',
    },
  },
});
