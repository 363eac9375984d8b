import { defineSettings } from '../../define-settings.ts';

/** A header section only has device settings. */
export const navHeaderSectionSettings = defineSettings<Record<never, never>>([]);
