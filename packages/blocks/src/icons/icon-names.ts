import { ICON_PATHS, type IconName } from './icons.gen.ts';

/** Returns true for the name of an icon that blocks offer. */
export function isIconName(name: unknown): name is IconName {
  return typeof name === 'string' && Object.hasOwn(ICON_PATHS, name);
}
