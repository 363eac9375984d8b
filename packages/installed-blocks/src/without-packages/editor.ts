import type { SettingField } from '@org/blocks/editor';

/** Fields of the settings panels of the blocks of all packages, by type. */
export const settings: Readonly<Record<string, readonly SettingField[]>> = {};

/** Drawings of their icons by name, on a grid of 24. */
export const icons: Readonly<Record<string, string>> = {};
