import type { Device } from '@org/schema';
import type { SettingOrigin } from '@org/schema/entities';

/** Kinds of origins: set here, inherited from another device, or default. */
export type OriginKind = 'own' | 'inherited' | 'default';

/**
 * Returns the kind of an origin.
 * @param origin - origin of a value
 * @param device - current device
 */
export function originKind(origin: SettingOrigin, device: Device): OriginKind {
  if (origin === 'default') return 'default';
  return origin === device ? 'own' : 'inherited';
}

/**
 * Returns the text that explains an origin.
 * @param origin - origin of a value
 * @param device - current device
 */
export function originWords(origin: SettingOrigin, device: Device): string {
  const kind = originKind(origin, device);
  if (kind === 'inherited') return `From ${origin}`;
  return kind === 'own' ? 'Set on this device' : 'Default';
}
