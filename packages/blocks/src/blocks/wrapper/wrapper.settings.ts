import { defineSettings } from '../../define-settings.ts';

/** A page has per-device settings alone. */
export const wrapperSettings = defineSettings<Record<never, never>>([]);
