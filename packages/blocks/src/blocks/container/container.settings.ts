import { defineSettings } from '../../define/define-settings.ts';

/** A container only has device settings. */
export const containerSettings = defineSettings<Record<never, never>>([]);
