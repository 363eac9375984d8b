import { defineExamples } from '../../define/define-examples.ts';
import {
  type EmailSocialProps,
  SOCIAL_NETWORK_NAMES,
  type SocialNetwork,
} from './email-social.definition.ts';

const profile = (network: SocialNetwork) => ({
  id: network,
  network,
  href: `https://${network}.example/clay-and-kiln`,
});

/** Examples of social links. */
export const emailSocialExamples = defineExamples<EmailSocialProps>({
  minimal: { props: { links: [profile('instagram')] } },
  typical: {
    props: {
      links: [profile('instagram'), profile('youtube'), profile('pinterest')],
      color: '#7a2f1d',
    },
  },
  longText: { props: { links: SOCIAL_NETWORK_NAMES.map(profile), separator: 'bar' } },
  empty: { props: { links: [] } },
  rtl: { dir: 'rtl', props: { links: [profile('whatsapp'), profile('x')], align: 'start' } },
});
