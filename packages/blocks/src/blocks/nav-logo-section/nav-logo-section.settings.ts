import { defineSettings } from '../../define-settings.ts';

/** The logo is chosen in the settings of its bar, or in those of the site. */
export const navLogoSectionSettings = defineSettings<Record<never, never>>([]);
