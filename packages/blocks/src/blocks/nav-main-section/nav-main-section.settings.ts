import { defineSettings } from '../../define/define-settings.ts';

/** The items of the menu belong to the site: they are the same in every bar. */
export const navMainSectionSettings = defineSettings<Record<never, never>>([
  { kind: 'control', prop: 'menu', label: 'Menu' },
]);
