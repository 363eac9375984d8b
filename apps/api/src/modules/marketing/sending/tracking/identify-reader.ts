import { createHash } from 'node:crypto';
import type { EmailDevice } from '@org/schema/entities';

/** Programs that open pictures and follow links of emails on behalf of nobody: scanners of companies, previews, libraries. */
const PROGRAMS =
  /bot\b|crawl|spider|preview|scanner|proofpoint|mimecast|barracuda|safelinks|urldefense|headless|python-|curl\/|wget\/|java\/|go-http|okhttp|node-fetch|axios/i;

/** Time in ms after sending in which no person has read an email and pressed a link. */
const TOO_FAST = 5000;

/**
 * User agent of the proxies that load the pictures of Apple Mail soon after delivery, whether or not the email is ever read.
 * Source: https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/
 */
const PRIVACY_PROXY = 'Mozilla/5.0';

/** Proxies that load pictures when a person reads the email, and hide the device. */
const READING_PROXY = /GoogleImageProxy|YahooMailProxy/;

/** Origin of a request for a picture or a link of an email. */
export type Reader = 'person' | 'privacy-proxy' | 'program';

/** A request for a picture or a link of an email. */
export interface ReaderRequest {
  readonly act: 'open' | 'click';
  readonly userAgent: string;
  /** Time at which the email was handed over; null when that is unknown. */
  readonly sentAt: Date | null;
  readonly now: Date;
}

/** Returns the likely origin of a request for a picture or a link. */
export function identifyReader({ act, userAgent, sentAt, now }: ReaderRequest): Reader {
  if (userAgent === '' || PROGRAMS.test(userAgent)) return 'program';
  if (userAgent === PRIVACY_PROXY) return act === 'open' ? 'privacy-proxy' : 'program';
  const isTooFast = sentAt !== null && now.getTime() - sentAt.getTime() < TOO_FAST;
  return isTooFast ? 'program' : 'person';
}

/** Returns the kind of device of a reader; '' where their email client hides it. */
export function readDevice(userAgent: string): EmailDevice | '' {
  if (READING_PROXY.test(userAgent)) return '';
  const isPhone = /iPhone|Mobile/.test(userAgent);
  if (/iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !isPhone)) return 'tablet';
  if (isPhone) return 'mobile';
  return /Windows|Macintosh|X11|CrOS/.test(userAgent) ? 'desktop' : '';
}

/** A click in the last seconds: position of the link, time in ms, short hash of the user agent, and whether the link was new. */
export type RecentClick = readonly [link: number, at: number, agent: string, isNew: boolean];

/** Numbers of different links of an email that no person follows within a time in ms before they have opened it. */
const UNREAD_BURSTS = [
  { links: 2, within: 1500 },
  { links: 3, within: 10_000 },
] as const;

/** The same for people who have opened it: some open several links in tabs, and look at them later. */
const READ_BURSTS = [{ links: 4, within: 3000 }] as const;

/** Time in ms for which clicks count as recent: that of the longest burst. */
const RECENT = 10_000;

/** Time in ms after a burst in which requests with its user agent belong to it. */
const BURST_END = 60_000;

/** Returns the recent clicks with the same user agent as a click, this one included. */
export function addRecentClick(
  before: readonly RecentClick[],
  click: RecentClick,
): readonly RecentClick[] {
  const [, at, agent] = click;
  return [...before.filter((one) => one[2] === agent && at - one[1] < RECENT), click];
}

/**
 * Returns true when clicks show that a program follows the links of an email one after another.
 * @param clicks - recent clicks with the same user agent, oldest first
 * @param openedAt - time at which a person opened the email before; null for an unread one
 */
export function isBurst(clicks: readonly RecentClick[], openedAt: Date | null): boolean {
  const [, begin = 0] = clicks[0] ?? [];
  const [, end = 0] = clicks.at(-1) ?? [];
  const wasRead = openedAt !== null && openedAt.getTime() < begin - 2000;
  return (wasRead ? READ_BURSTS : UNREAD_BURSTS).some(({ links, within }) => {
    const fast = clicks.filter(([, at]) => end - at < within);
    return new Set(fast.map(([link]) => link)).size >= links;
  });
}

/** Returns true while requests with a user agent belong to a program that has followed the links of an email. */
export const isBeingScanned = (
  { scanned_at, scanned_by }: { readonly scanned_at: Date | null; readonly scanned_by: string },
  agent: string,
  now: Date,
): boolean =>
  scanned_at !== null && scanned_by === agent && now.getTime() - scanned_at.getTime() < BURST_END;

/** Returns a short hash of a user agent, which says whether two are the same and nothing more. */
export const hashAgent = (userAgent: string): string =>
  createHash('sha256').update(userAgent).digest('base64url').slice(0, 8);
