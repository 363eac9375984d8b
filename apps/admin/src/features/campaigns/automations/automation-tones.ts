import type { AutomationStatus } from '@org/schema/entities';

/** Colors of the statuses of automations. */
export const AUTOMATION_TONES = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
} as const satisfies Record<AutomationStatus, string>;
