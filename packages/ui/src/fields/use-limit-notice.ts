import { useState } from 'react';

/** Options: the limits of a number, and its unit. */
export interface LimitNoticeOptions {
  readonly isOn: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
}

/** Notice at a field whose number was outside of its limits. */
export interface LimitNotice {
  /** Shown as an error while the number is typed. */
  readonly error: string | undefined;
  /** Shown as a help text once the limit has replaced the number. */
  readonly description: string | undefined;
  /** Takes each number that is typed. */
  readonly type: (value: number | '') => void;
  /** Takes the end of the input, which replaces the number by the limit. */
  readonly end: () => void;
}

/** Tells about numbers outside of the limits of a field, which it replaces by the limit when it loses the focus. */
export function useLimitNotice({ isOn, min, max, unit }: LimitNoticeOptions): LimitNotice {
  const [crossed, setCrossed] = useState<{ limit: number; isReplaced: boolean }>();
  const find = (value: number | ''): number | undefined => {
    if (value === '') return undefined;
    if (min !== undefined && value < min) return min;
    return max !== undefined && value > max ? max : undefined;
  };
  const size = `${crossed?.limit}${unit ? ` ${unit}` : ''}`;
  const isMax = crossed?.limit === max;
  return {
    error: crossed && !crossed.isReplaced ? `At ${isMax ? 'most' : 'least'} ${size}` : undefined,
    description: crossed?.isReplaced
      ? `Changed to ${size}, the ${isMax ? 'maximum' : 'minimum'}`
      : undefined,
    type: (value) => {
      if (!isOn) return;
      const limit = find(value);
      setCrossed((before) => {
        if (limit !== undefined) return { limit, isReplaced: false };
        // The limit itself arrives when it replaces the number.
        return value === before?.limit ? before : undefined;
      });
    },
    end: () => setCrossed((before) => before && { ...before, isReplaced: true }),
  };
}
