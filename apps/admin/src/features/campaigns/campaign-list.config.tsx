import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign } from '@org/schema/entities';
import { IconMailForward } from '@tabler/icons-react';
import { text } from './messages.ts';

const { campaigns } = apiContract;

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
    sent_at: { width: '136px', phone: 'hidden' },
    created_at: { width: '136px', phone: 'hidden' },
    updated_at: { width: '136px', phone: 'hidden' },
  },
  usual: {
    columns: ['name', 'subject', 'status', 'tags', 'updated_at'],
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
    status: { draft: 'neutral', scheduled: 'info', sending: 'warning', sent: 'success' },
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
