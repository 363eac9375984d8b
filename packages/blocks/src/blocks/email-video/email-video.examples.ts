import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import type { EmailVideoProps } from './email-video.definition.ts';

const picture = {
  src: DEFAULT_PICTURE,
  naturalWidth: 960,
  naturalHeight: 540,
  altText: 'A bowl on the wheel',
};

/** Examples of videos. */
export const emailVideoExamples = defineExamples<EmailVideoProps>({
  minimal: { props: { ...picture, href: 'https://video.example/bowl' } },
  typical: {
    props: {
      ...picture,
      href: 'https://video.example/bowl',
      text: 'See a bowl being thrown (2:10)',
      backgroundColor: '#7a2f1d',
    },
  },
  longText: {
    props: {
      ...picture,
      href: 'https://video.example/bowl',
      text: 'See how a bowl is thrown, dried, glazed and fired twice, from clay to table',
    },
  },
  empty: { props: { src: '', href: '', text: '' } },
  rtl: { dir: 'rtl', props: { ...picture, href: '/visit', text: 'شاهد الفيديو' } },
});
