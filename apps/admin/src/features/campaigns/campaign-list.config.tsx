import {
  entityCalls,
  getPermissions,
  type ListScreen,
  peopleChoices,
  tagChoices,
} from '@org/admin-kit';
import { rows } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import { CAMPAIGN_FIELDS, type Campaign } from '@org/schema/entities';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { campaignHref } from './campaign-links.ts';
import { text } from './messages.ts';

const { campaigns } = apiContract;

/** Configuration of the list of campaigns. */
export const CAMPAIGN_LIST: ListScreen<Campaign> = {
  entity: 'campaigns',
  title: text.many,
  icon: IconMailForward,
  noun: ['campaign', 'campaigns'],
  calls: entityCalls(campaigns, 'campaign'),
  stale: [campaigns.get, campaigns.tags],
  fields: CAMPAIGN_FIELDS,
  columns: {
    name: {
      cell: (campaign) => (
        <Link
          to="/admin/email-marketing/campaigns/$id"
          params={{ id: String(campaign.id) }}
          className="ad-row-link"
        >
          {campaign.name || text.untitled}
        </Link>
      ),
    },
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
  href: campaignHref,
  label: (campaign) => campaign.name || text.untitled,
  permissions: getPermissions('email_marketing'),
  create: { label: text.new, href: '/admin/email-marketing/campaigns/new' },
  choices: {
    tags: tagChoices(async (api) => rows(await api.call(campaigns.tags)).rows),
    user: peopleChoices,
  },
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
  tags: 'tags',
  empty: { title: text.emptyTitle, text: text.emptyText },
};
