import type { Campaign } from '@org/schema/entities';

/**
 * Returns the URL of the editor for a campaign.
 * @param block - id of the block that is selected
 */
export function campaignEditorHref({ id }: Pick<Campaign, 'id'>, block?: string): string {
  const selected = block === undefined ? '' : `&block=${encodeURIComponent(block)}`;
  return `/admin/editorwrapper?emailCampaignId=${id}${selected}`;
}

/** Returns the URL of a campaign's settings. */
export function campaignHref({ id }: Pick<Campaign, 'id'>): string {
  return `/admin/email-marketing/campaigns/${id}`;
}
