import { defineSettings } from '../../define/define-settings.ts';
import { LINK_LINE_FIELDS } from '../../define/link-line-fields.ts';
import {
  type EmailSocialProps,
  SOCIAL_NETWORK_NAMES,
  SOCIAL_NETWORKS,
} from './email-social.definition.ts';

/** Settings of social links. */
export const emailSocialSettings = defineSettings<EmailSocialProps>([
  {
    kind: 'list',
    prop: 'links',
    label: 'Profiles',
    itemLabel: 'Profile',
    newItem: { network: 'instagram', href: '' },
    max: SOCIAL_NETWORK_NAMES.length,
    fields: [
      {
        kind: 'select',
        prop: 'network',
        label: 'Network',
        options: SOCIAL_NETWORK_NAMES.map((name) => ({
          value: name,
          label: SOCIAL_NETWORKS[name],
        })),
      },
      { kind: 'link', prop: 'href', label: 'Link' },
    ],
  },
  ...LINK_LINE_FIELDS,
]);
