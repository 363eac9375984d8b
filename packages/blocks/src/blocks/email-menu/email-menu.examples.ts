import { defineExamples } from '../../define/define-examples.ts';
import type { EmailMenuProps } from './email-menu.definition.ts';

const link = (text: string, href: string) => ({ id: href.slice(1), text, href });

/** Examples of email menus. */
export const emailMenuExamples = defineExamples<EmailMenuProps>({
  minimal: {},
  typical: {
    props: {
      links: [link('Bowls', '/shop/bowls'), link('Cups', '/shop/cups'), link('Sale', '/shop/sale')],
      separator: 'bar',
      color: '#7a2f1d',
      fontSize: 16,
    },
  },
  longText: {
    props: {
      links: ['one', 'two', 'three', 'four', 'five', 'six'].map((name) =>
        link(`Everything on shelf ${name}`, `/shop/shelf-${name}`),
      ),
      separator: 'dot',
    },
  },
  empty: { props: { links: [] } },
  rtl: { dir: 'rtl', props: { links: [link('المتجر', '/shop'), link('اتصل بنا', '/contact')] } },
});
