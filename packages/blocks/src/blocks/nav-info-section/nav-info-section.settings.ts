import { defineSettings } from '../../define-settings.ts';

/** An info section has per-device settings alone. */
export const navInfoSectionSettings = defineSettings<Record<never, never>>([]);
