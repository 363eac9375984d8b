import { readInstant } from '@org/schema';
import { fromWallClock } from '../../../../kernel/settings/wall-clock.ts';
import type { SendingCampaign } from '../campaign-state.ts';
import { nextOpening } from '../send-window.ts';

/** A date and a time of day. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Reads a local time such as `2026-05-01T09:00`.
 * @returns the moment at which UTC has this time; undefined for any other text
 */
export function readLocalTime(text: string): Date | undefined {
  return LOCAL_TIME.test(text) ? readInstant(`${text}Z`) : undefined;
}

/** Columns of a campaign that decide when its recipients get it. */
export type LocalCampaign = Pick<SendingCampaign, 'local_time' | 'send_window'>;

/**
 * Returns the instant at which a campaign with a local time is due in a time zone: that at which clocks show the time, or the next
 * opening of the send window there.
 * @throws for a campaign without a local time
 */
export function getDueTime({ local_time, send_window }: LocalCampaign, zone: string): Date {
  const wall = readLocalTime(local_time);
  if (!wall) throw new Error('The campaign has no local time');
  const at = fromWallClock(wall, zone);
  return (send_window && nextOpening(send_window, zone, at)) ?? at;
}

/** Time zones that get no emails at a moment, and the time at which the next of them opens. */
export interface ClosedZones {
  readonly zones: readonly string[];
  readonly opensAt: Date | undefined;
}

/**
 * Returns the time zones in which the send window of a campaign is closed.
 * @param zones - those of recipients; '' for that of the tenant
 */
export function findClosedZones(
  { send_window: window }: LocalCampaign,
  zones: readonly string[],
  tenantZone: string,
  now: Date,
): ClosedZones {
  const closed = zones.flatMap((zone) => {
    const opensAt = window ? nextOpening(window, zone || tenantZone, now) : undefined;
    return opensAt ? [{ zone, opensAt }] : [];
  });
  const first = Math.min(...closed.map(({ opensAt }) => opensAt.getTime()));
  return {
    zones: closed.map(({ zone }) => zone),
    opensAt: closed.length > 0 ? new Date(first) : undefined,
  };
}
