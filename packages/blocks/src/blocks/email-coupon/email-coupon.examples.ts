import { defineExamples } from '../../define/define-examples.ts';
import type { EmailCouponProps } from './email-coupon.definition.ts';

/** Examples of coupons. */
export const emailCouponExamples = defineExamples<EmailCouponProps>({
  minimal: { props: { code: 'WELCOME10' } },
  typical: {
    props: {
      code: 'SPRING26',
      title: '20% off everything from the spring kiln',
      note: 'Valid until May 31 in our shop.',
      backgroundColor: '#eef3ec',
      textColor: '#1d3b34',
    },
  },
  longText: {
    props: {
      code: 'THANKYOUFORALLTHESEYEARS',
      title: 'A discount for everybody who has been with us since we began. '.repeat(3),
      note: 'It cannot be combined with other discounts and is not valid for gift cards. '.repeat(
        3,
      ),
    },
  },
  empty: { props: { code: '' } },
  rtl: { dir: 'rtl', props: { code: 'AHLAN', title: 'خصم عشرة بالمئة', note: 'حتى نهاية الشهر' } },
});
