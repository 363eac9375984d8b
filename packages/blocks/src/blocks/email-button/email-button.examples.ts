import { defineExamples } from '../../define/define-examples.ts';
import type { EmailButtonProps } from './email-button.definition.ts';

/** Dark enough for white text of this size, unlike the specified default color. */
const BLUE = '#0b5bd3';

/** Examples of email buttons. */
export const emailButtonExamples = defineExamples<EmailButtonProps>({
  minimal: { props: { text: 'See the shop', href: '/shop', backgroundColor: BLUE } },
  typical: {
    props: {
      text: 'Reserve your place',
      href: '/classes',
      backgroundColor: '#7a2f1d',
      borderRadius: 24,
      paddingY: 12,
      paddingX: 28,
    },
  },
  longText: {
    props: {
      text: 'Reserve a place in the wheel-throwing course for beginners that starts on the first of March',
      href: '/reserve',
      fullWidth: true,
      backgroundColor: BLUE,
    },
  },
  empty: { props: { text: 'Click Me', backgroundColor: BLUE } },
  rtl: {
    dir: 'rtl',
    props: { text: 'احجز الآن', href: '/book', backgroundColor: 'dark', align: 'start' },
  },
});
