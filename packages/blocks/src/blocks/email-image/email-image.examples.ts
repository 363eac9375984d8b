import { defineExamples } from '../../define/define-examples.ts';
import { DEFAULT_PICTURE } from '../../images/default-picture.ts';
import type { EmailImageProps } from './email-image.definition.ts';

const picture = { src: DEFAULT_PICTURE, naturalWidth: 960, naturalHeight: 540 };

/** Examples of email images. */
export const emailImageExamples = defineExamples<EmailImageProps>({
  minimal: { props: { ...picture, altText: 'Hills at sunrise' } },
  typical: {
    props: {
      ...picture,
      altText: 'The hills behind the workshop',
      borderRadius: 8,
      href: '/visit',
    },
  },
  longText: {
    props: {
      ...picture,
      altText: 'A picture that is described at length, for everybody who does not see it. '.repeat(
        6,
      ),
      width: 320,
      align: 'start',
    },
  },
  empty: { props: { src: '' } },
  rtl: {
    dir: 'rtl',
    props: { ...picture, altText: 'تلال عند شروق الشمس', width: 240, align: 'end' },
  },
});
