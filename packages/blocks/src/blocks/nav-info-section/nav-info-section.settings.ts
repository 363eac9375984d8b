import { defineSettings } from '../../define/define-settings.ts';

/** An info section only has device settings. */
export const navInfoSectionSettings = defineSettings<Record<never, never>>([]);
