import type { Campaign } from '@org/schema/entities';

/** Returns the URL of the editor for a campaign. */
export function campaignEditorHref({ id }: Pick<Campaign, 'id'>): string {
  return `/admin/editorwrapper?emailCampaignId=${id}`;
}

/** Returns the URL of a campaign's settings. */
export function campaignHref({ id }: Pick<Campaign, 'id'>): string {
  return `/admin/email-marketing/campaigns/${id}`;
}
