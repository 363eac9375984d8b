import type { BlockTemplate } from '@org/content';
import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import type { EmailWrapperProps } from './email-wrapper.definition.ts';

const section = (...children: readonly BlockTemplate[]): BlockTemplate => ({
  type: 'EmailSection',
  children: [{ type: 'EmailContainer', children }],
});
const text = (html: string): BlockTemplate => ({ type: 'EmailTextbox', props: { html } });

/** Examples of whole emails. */
export const emailWrapperExamples = defineExamples<EmailWrapperProps>({
  minimal: { children: [section(text('<p>One section with one line.</p>'))] },
  typical: {
    props: {
      backgroundColor: '#efe9df',
      textColor: '#33291f',
      linkColor: '#8a3b12',
      fontFamily: 'Georgia',
    },
    children: [
      section(
        {
          type: 'EmailImage',
          props: {
            src: DEFAULT_PICTURE,
            naturalWidth: 960,
            naturalHeight: 540,
            altText: 'The hills behind the workshop at sunrise',
            borderRadius: 6,
          },
        },
        text(
          '<h2>The first firing of spring</h2><p>Dear {{first_name|friend}}, the kiln opens on <strong>Saturday at ten</strong>. Come early for the ash glazes: there are eleven of them.</p>',
        ),
        {
          type: 'EmailButton',
          props: {
            text: 'Plan your visit',
            href: '/visit',
            backgroundColor: '#8a3b12',
            align: 'start',
          },
        },
      ),
      section({ type: 'EmailUnsubscribe' }),
    ],
  },
  longText: {
    children: [section(text(`<p>${'A long letter is still a letter. '.repeat(60)}</p>`))],
  },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [section(text('<p>أهلا بكم في الورشة</p>'))] },
});
