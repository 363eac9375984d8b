import { defineExamples } from '../../define/define-examples.ts';
import type { EmailHtmlProps } from './email-html.definition.ts';

const hours = (days: readonly (readonly [string, string])[]): string =>
  `<table width="100%" cellpadding="6" cellspacing="0" style="border-collapse:collapse">${days
    .map(
      ([day, time]) =>
        `<tr><td style="border-bottom:1px solid #d5d9e0">${day}</td><td align="right" style="border-bottom:1px solid #d5d9e0">${time}</td></tr>`,
    )
    .join('')}</table>`;

/** Examples of HTML in emails. */
export const emailHtmlExamples = defineExamples<EmailHtmlProps>({
  minimal: { props: { html: '<p>Hello</p>' } },
  typical: {
    props: {
      html: hours([
        ['Monday to Friday', '9:00 to 17:00'],
        ['Saturday', '10:00 to 14:00'],
        ['Sunday', 'Closed'],
      ]),
    },
  },
  longText: {
    props: {
      html: `<p style="font-size:18px">${'A long paragraph of another program. '.repeat(30)}</p>`,
    },
  },
  empty: { props: { html: '' } },
  rtl: {
    dir: 'rtl',
    props: {
      html: hours([
        ['الاثنين', '9:00'],
        ['الأحد', 'مغلق'],
      ]),
    },
  },
});
