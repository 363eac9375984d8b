import type { Device } from '@org/schema';
import type { BorderChoice, BorderSettings, SparseSettings } from '@org/schema/entities';
import { setValues } from './change-settings.ts';

/** Returns the four side flags of an option: none clears all, all sets all, a side sets only that one. */
export function borderSides(
  choice: BorderChoice,
): Pick<BorderSettings, 'borderTop' | 'borderRight' | 'borderBottom' | 'borderLeft'> {
  const has = (side: BorderChoice): boolean => choice === 'all' || choice === side;
  return {
    borderTop: has('top'),
    borderRight: has('right'),
    borderBottom: has('bottom'),
    borderLeft: has('left'),
  };
}

/** Sets the sides with a border. */
export function chooseBorder(
  settings: SparseSettings,
  change: { readonly device: Device; readonly choice: BorderChoice; readonly sync: boolean },
): SparseSettings {
  const { choice, device, sync } = change;
  return setValues(settings, {
    device,
    sync,
    group: 'border',
    values: { border: choice, ...borderSides(choice) },
  });
}
