/** Programs that open pictures and follow links of emails on behalf of nobody: scanners of companies, previews, libraries. */
const PROGRAMS =
  /bot\b|crawl|spider|preview|scanner|proofpoint|mimecast|barracuda|safelinks|urldefense|headless|python-|curl\/|wget\/|java\/|go-http|okhttp|node-fetch|axios/i;

/** Time in ms after sending in which no person has read an email and pressed a link. */
const TOO_FAST = 5000;

/**
 * Returns true for a request that comes most likely from a program and not from a reader.
 * @param sentAt - time at which the email was handed over; null when that is unknown
 */
export function isAutomated(
  userAgent: string,
  sentAt: Date | null,
  now: number = Date.now(),
): boolean {
  if (userAgent === '' || PROGRAMS.test(userAgent)) return true;
  return sentAt !== null && now - sentAt.getTime() < TOO_FAST;
}
