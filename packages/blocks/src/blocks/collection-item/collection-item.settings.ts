import { defineSettings } from '../../define/define-settings.ts';

/** An item only has device settings. */
export const collectionItemSettings = defineSettings<Record<never, never>>([]);
