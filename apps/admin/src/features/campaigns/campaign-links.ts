import type { Campaign } from '@org/schema';

/** Address of the editor on a campaign. Source: EDIT-004. */
export function campaignEditorHref({ id }: Pick<Campaign, 'id'>): string {
  return `/admin/editorwrapper?emailCampaignId=${id}`;
}

/** Address of a campaign's settings. */
export function campaignHref({ id }: Pick<Campaign, 'id'>): string {
  return `/admin/email-marketing/campaigns/${id}`;
}
