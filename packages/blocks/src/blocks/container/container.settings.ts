import { defineSettings } from '../../define-settings.ts';

/** A container has per-device settings alone. */
export const containerSettings = defineSettings<Record<never, never>>([]);
