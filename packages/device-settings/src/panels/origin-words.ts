import type { Device, SettingOrigin } from '@org/schema';

/** How an origin is drawn: set here, taken from another device, or nobody's choice. */
export type OriginKind = 'own' | 'inherited' | 'default';

/** Shape: where a value comes from, the device that is shown → how that is drawn. */
export function originKind(origin: SettingOrigin, device: Device): OriginKind {
  if (origin === 'default') return 'default';
  return origin === device ? 'own' : 'inherited';
}

/** Shape: where a value comes from, the device that is shown → words. */
export function originWords(origin: SettingOrigin, device: Device): string {
  const kind = originKind(origin, device);
  if (kind === 'inherited') return `From ${origin}`;
  return kind === 'own' ? 'Set on this device' : 'Default';
}
