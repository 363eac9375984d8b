import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import type { EmailHeaderProps } from './email-header.definition.ts';

/** Examples of email headers. */
export const emailHeaderExamples = defineExamples<EmailHeaderProps>({
  minimal: {
    props: {
      src: DEFAULT_PICTURE,
      naturalWidth: 960,
      naturalHeight: 540,
      altText: 'Clay & Kiln',
      width: 120,
    },
  },
  typical: { props: { name: 'Clay & Kiln', fontSize: 26, color: '#7a2f1d' } },
  longText: {
    props: {
      name: 'The Harbour Street Workshop for Pottery, Glazes and Everything Fired',
      align: 'start',
      color: '#7a2f1d',
    },
  },
  empty: { props: { name: '', href: '' } },
  rtl: { dir: 'rtl', props: { name: 'ورشة الفخار', align: 'start' } },
});
