/** Pauses in ms before the second and further tries. */
const PAUSES = [30_000, 120_000, 600_000, 1_800_000, 7_200_000, 21_600_000, 21_600_000];

/** Share by which a pause is longer or shorter by chance, so that tries do not coincide. */
const JITTER = 0.2;

/**
 * Returns the pause in ms before the next try of a mail that a server asked to send later; undefined when it has been tried for
 * about a day.
 * @param attempts - number of tries so far, at least 1
 */
export function nextTry(attempts: number, random: () => number = Math.random): number | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : pause * (1 + (random() * 2 - 1) * JITTER);
}

/** Domains that asked a worker to wait. */
export interface DomainBackoff {
  /** Says that a domain asked to wait; each time in a row it waits longer. */
  delay(domain: string): void;
  /** Says that a domain took a mail. */
  accept(domain: string): void;
  /** Returns the domains that get no mail at this moment. */
  blocked(): string[];
  /** Returns the time at which the next of them may get mail; undefined when none waits. */
  nextOpen(): Date | undefined;
}

/** Creates the waiting times of domains of one worker. */
export function domainBackoff(now: () => number = Date.now): DomainBackoff {
  const waits = new Map<string, { readonly until: number; readonly times: number }>();
  const isBlocked = (domain: string): boolean => (waits.get(domain)?.until ?? 0) > now();
  return {
    delay(domain) {
      // Mails that were under way together count once.
      if (isBlocked(domain)) return;
      const times = (waits.get(domain)?.times ?? 0) + 1;
      const pause = nextTry(Math.min(times, PAUSES.length)) ?? 0;
      waits.set(domain, { until: now() + pause, times });
    },
    accept(domain) {
      if (!isBlocked(domain)) waits.delete(domain);
    },
    blocked: () => [...waits.keys()].filter(isBlocked),
    nextOpen() {
      const times = [...waits.values()].map(({ until }) => until).filter((until) => until > now());
      return times.length > 0 ? new Date(Math.min(...times)) : undefined;
    },
  };
}
