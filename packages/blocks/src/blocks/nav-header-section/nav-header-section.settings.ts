import { defineSettings } from '../../define-settings.ts';

/** A header section has per-device settings alone. */
export const navHeaderSectionSettings = defineSettings<Record<never, never>>([]);
