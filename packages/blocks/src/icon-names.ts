import { ICON_PATHS, type IconName } from './icons.gen.ts';

/** Names of the icons that blocks offer. */
export const ICON_NAMES: readonly IconName[] = Object.keys(ICON_PATHS) as IconName[];

/** True for the name of an icon that blocks offer. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(ICON_PATHS, name);
}
