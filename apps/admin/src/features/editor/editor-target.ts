import type { EditorTarget } from '@org/editor-core';
import type { NodeId } from '@org/schema/entities';

/**
 * Parses the URL of the editor: `emailCampaignId` takes precedence over `emailNotificationId`, that over `component`, and that
 * over `slug`.
 * @param search - query string
 * @returns target
 */
export function readTarget(search: string): EditorTarget | undefined {
  const query = new URLSearchParams(search);
  const campaign = query.get('emailCampaignId');
  if (campaign !== null) return { kind: 'campaign', id: campaign };
  const notification = query.get('emailNotificationId');
  if (notification !== null) return { kind: 'notification', id: notification };
  const component = query.get('component');
  if (component !== null) return { kind: 'template', id: component };
  const slug = query.get('slug');
  return slug === null ? undefined : { kind: 'page', slug };
}

/** Returns the comment that the URL of the editor asks for, such as that of a notification. */
export function readComment(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get('comment') ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Returns the block that the URL of the editor asks for, such as one that a check leads to. */
export function readBlock(search: string): NodeId | undefined {
  return new URLSearchParams(search).get('block') ?? undefined;
}
