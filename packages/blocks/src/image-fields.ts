import type { SettingField } from './define-settings.ts';

/** Fields of a picture of a set, in its settings panel. */
export const IMAGE_FIELDS: readonly SettingField[] = [
  {
    kind: 'image',
    prop: 'file',
    label: 'Picture',
    also: { alt: 'altText', width: 'naturalWidth', height: 'naturalHeight' },
  },
];
