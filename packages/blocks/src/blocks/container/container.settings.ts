import { defineSettings } from '../../define-settings.ts';

/** A container only has device settings. */
export const containerSettings = defineSettings<Record<never, never>>([]);
