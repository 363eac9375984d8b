import { defineSettings } from '../../define-settings.ts';

/** The logo is the site's: it is the same in every bar that has none of its own. */
export const navLogoSectionSettings = defineSettings<Record<never, never>>([
  { kind: 'control', prop: 'logo', label: 'Logo' },
]);
