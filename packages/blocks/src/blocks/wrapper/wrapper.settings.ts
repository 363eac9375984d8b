import { defineSettings } from '../../define/define-settings.ts';

/** A page only has device settings. */
export const wrapperSettings = defineSettings<Record<never, never>>([]);
