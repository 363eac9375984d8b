import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign, type CampaignStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';
import { IconMailForward } from '@tabler/icons-react';
import { text } from './messages.ts';

const { campaigns } = apiContract;

/** Tones of the statuses of a campaign. */
export const CAMPAIGN_TONES: Readonly<Record<CampaignStatus, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'warning',
  paused: 'warning',
  sent: 'success',
  cancelled: 'neutral',
  failed: 'danger',
};

/** Configuration of the list of campaigns. */
export const CAMPAIGN_LIST: ListScreen<Campaign> = {
  ...entityList(campaigns, {
    entity: 'campaigns',
    noun: ['campaign', 'campaigns'],
    module: 'email_marketing',
    href: '/admin/email-marketing/campaigns',
    fields: CAMPAIGN_FIELDS,
  }),
  title: text.many,
  icon: IconMailForward,
  columns: {
    name: {},
    subject: { width: '30%' },
    preheader: { width: '22%', phone: 'hidden' },
    status: { width: '128px' },
    user: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', optional: true },
    scheduled_at: { width: '136px', phone: 'hidden' },
    started_at: { width: '136px', phone: 'hidden' },
    sent_at: { width: '136px', phone: 'hidden' },
    recipients: { width: '112px', phone: 'hidden' },
    in_archive: { width: '120px', phone: 'hidden' },
    pause_reason: { width: '200px', phone: 'hidden' },
    created_at: { width: '136px', phone: 'hidden' },
    updated_at: { width: '136px', phone: 'hidden' },
  },
  usual: {
    columns: ['name', 'subject', 'status', 'recipients', 'tags', 'updated_at'],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: 'name',
  label: (campaign) => campaign.name || text.untitled,
  create: { label: text.new, href: '/admin/email-marketing/campaigns/new' },
  quick: 'status',
  edits: {
    name: {},
    subject: {},
    preheader: { bulk: true },
    tags: {},
  },
  tones: {
    status: CAMPAIGN_TONES,
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
