import type { SettingField } from './define-settings.ts';

/** Settings of an image of a set. */
export const IMAGE_FIELDS: readonly SettingField[] = [
  {
    kind: 'image',
    prop: 'file',
    label: 'Picture',
    also: { alt: 'altText', width: 'naturalWidth', height: 'naturalHeight' },
  },
];
