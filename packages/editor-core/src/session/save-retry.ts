import type { GatewayFailure } from './gateway.ts';

/** ms of the first wait and of the longest. */
const FIRST = 1000;
const LONGEST = 30_000;

/** True when the same call may succeed later without anything being changed. */
function isPassing({ code, status = 0 }: GatewayFailure): boolean {
  return code === 'unreachable' || code === 'in_progress' || status === 429 || status >= 500;
}

/**
 * Waiting before a try: twice as long each time, and never the same for everybody,
 * so that a server that comes back is not met by all editors at once.
 * Shape: tries before, a number of 0–1 → ms, 1000–30000.
 */
export function waitBefore(tries: number, random: number): number {
  const longest = Math.min(FIRST * 2 ** (tries + 1), LONGEST);
  return Math.round(Math.max(FIRST, longest * (0.5 + random / 2)));
}

/** What is tried again, and who is told of the waiting. */
export interface RetryHost {
  readonly attempt: () => Promise<unknown>;
  /** Told when the next try is, in ms since the epoch; null when none is. */
  readonly onWait: (at: number | null) => void;
}

/** Tries a failed save again by itself: after a wait, and at once when the network is back or the tab is looked at again. */
export class SaveRetry {
  private readonly host: RetryHost;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private notBefore = 0;

  constructor(host: RetryHost) {
    this.host = host;
  }

  /** Waits for the next try, if the failure is one that may pass; otherwise stops. */
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

  /** Stops waiting for now: a try is under way. The next wait is longer. */
  pause(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.host.onWait(null);
  }

  /** Stops for good: it was saved, or trying again would not help. */
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
    // A server that asked for time gets it.
    if (document.visibilityState !== 'visible' || Date.now() < this.notBefore) return;
    this.attempt();
  };
}
