import { defineExamples } from '../../define/define-examples.ts';
import type { ButtonProps } from './button.definition.ts';

/** Examples of buttons. */
export const buttonExamples = defineExamples<ButtonProps>({
  minimal: { props: { text: 'Call us', href: 'tel:+15145550134' } },
  typical: {
    props: {
      text: 'See the classes',
      href: '/classes',
      variant: 'secondary',
      size: 'lg',
      buttonIcon: 'arrow-right',
      iconPosition: 'after',
    },
  },
  longText: {
    props: {
      text: 'Reserve a place in the wheel-throwing course for beginners that starts on the first of March',
      href: '/reserve',
      fullWidth: true,
      buttonColor: '#7a2f1d',
      textColor: '#ffffff',
    },
  },
  empty: { props: { text: 'Click Me' } },
  rtl: {
    dir: 'rtl',
    props: { text: 'احجز الآن', href: '/book', buttonIcon: 'calendar', variant: 'dark' },
  },
});
