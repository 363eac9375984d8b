import type { GatewayFailure } from '../host/gateway.ts';

/** First and maximum delay, ms. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Returns true when the same request may succeed later without a change. */
function isPassing({ code, status = 0 }: GatewayFailure): boolean {
  return code === 'unreachable' || code === 'in_progress' || status === 429 || status >= 500;
}

/**
 * Returns the delay before a retry: exponential with jitter, so that a recovering server is not hit by all editors
 * simultaneously.
 * @param tries - previous attempts
 * @param random - random number of 0–1
 * @returns ms, 1000–30000
 */
export function waitBefore(tries: number, random: number): number {
  const longest = Math.min(FIRST * 2 ** (tries + 1), LONGEST);
  return Math.round(Math.max(FIRST, longest * (0.5 + random / 2)));
}

/** Action to retry, and listener of the delay. */
export interface RetryHost {
  readonly attempt: () => Promise<unknown>;
  /** Called with the time of the next retry in ms since the epoch; null for none. */
  readonly onWait: (at: number | null) => void;
}

/** Retries a failed save: after a delay, and immediately when the network is back or the tab becomes visible. */
export class SaveRetry {
  private readonly host: RetryHost;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private notBefore = 0;

  constructor(host: RetryHost) {
    this.host = host;
  }

  /** Schedules a retry if the failure is temporary; otherwise stops. */
  failed(failure: GatewayFailure): void {
    if (!isPassing(failure)) return this.stop();
    this.pause();
    const asked = (failure.retryAfter ?? 0) * 1000;
    const wait = Math.max(waitBefore(this.tries, Math.random()), asked);
    this.tries += 1;
    this.notBefore = Date.now() + asked;
    this.timer = setTimeout(this.attempt, wait);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.host.onWait(Date.now() + wait);
  }

  /** Pauses while an attempt is running. The next delay is longer. */
  pause(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.host.onWait(null);
  }

  /** Stops retrying after success or a permanent failure. */
  stop(): void {
    this.pause();
    this.tries = 0;
    this.notBefore = 0;
  }

  private readonly attempt = (): void => {
    this.pause();
    void this.host.attempt();
  };

  private readonly hurry = (): void => {
    // Respects the delay that the server requested.
    if (document.visibilityState !== 'visible' || Date.now() < this.notBefore) return;
    this.attempt();
  };
}
