import { defineSettings } from '../../define/define-settings.ts';

/** A header section only has device settings. */
export const navHeaderSectionSettings = defineSettings<Record<never, never>>([]);
