import { ALIGN_OPTIONS } from '../../define/align-options.ts';
import { defineSettings } from '../../define/define-settings.ts';
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
  {
    kind: 'segments',
    prop: 'separator',
    label: 'Between',
    options: [
      { value: 'space', label: 'Space' },
      { value: 'dot', label: 'Dot' },
      { value: 'bar', label: 'Bar' },
    ],
  },
  { kind: 'color', prop: 'color', label: 'Color' },
  { kind: 'slider', prop: 'fontSize', label: 'Size', min: 10, max: 24, step: 1, unit: 'px' },
  { kind: 'segments', prop: 'align', label: 'Align', options: ALIGN_OPTIONS },
  { kind: 'slider', prop: 'space', label: 'Space', min: 0, max: 80, step: 4, unit: 'px' },
]);
