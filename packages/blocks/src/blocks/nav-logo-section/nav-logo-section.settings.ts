import { defineSettings } from '../../define/define-settings.ts';

/** The logo belongs to the site and is used by every bar without its own. */
export const navLogoSectionSettings = defineSettings<Record<never, never>>([
  { kind: 'control', prop: 'logo', label: 'Logo' },
]);
