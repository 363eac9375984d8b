import { getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign, campaignSchema } from '@org/schema/entities';
import { IconMailForward } from '@tabler/icons-react';
import { CampaignAbove } from './campaign-above.tsx';
import { CampaignAside } from './campaign-aside.tsx';
import { CampaignButtons } from './campaign-buttons.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import {
  type CampaignFormValues,
  campaignResolver,
  campaignToForm,
  emptyCampaignForm,
  isLaunched,
  toCampaignBody,
} from './campaign-form.ts';
import { campaignHref } from './campaign-links.ts';
import { LABELS, text } from './messages.ts';

const { campaigns } = apiContract;

/** Configuration of the screen of a campaign. */
export const CAMPAIGN_SCREEN: RecordScreen<Campaign, CampaignFormValues> = {
  entity: 'campaign',
  name: 'campaign',
  icon: IconMailForward,
  calls: { ...campaigns, stale: [campaigns.list, campaigns.timeline, campaigns.revisions] },
  permissions: getPermissions('email_marketing'),
  list: { href: '/admin/email-marketing/campaigns', label: text.all },
  href: campaignHref,
  schema: campaignSchema,
  fields: CAMPAIGN_FIELDS,
  empty: emptyCampaignForm,
  toValues: campaignToForm,
  toBody: toCampaignBody,
  resolver: campaignResolver,
  labels: LABELS,
  getTitle: (values) => values.name,
  Fields: CampaignFields,
  Above: CampaignAbove,
  Aside: CampaignAside,
  buttons: (campaign) => <CampaignButtons campaign={campaign} />,
  isFixed: isLaunched,
  text: { ...text, noun: 'campaign', newTitle: text.new },
};
