import { defineSettings } from '../../define-settings.ts';

/** A page only has device settings. */
export const wrapperSettings = defineSettings<Record<never, never>>([]);
