import { DEVICES, type Device } from '@org/schema';
import type { VisibilitySettings } from '@org/schema/entities';
import { OVERFLOWS } from './field-specs.ts';

/** Default visibility: everywhere. */
export const VISIBILITY_DEFAULTS: VisibilitySettings = {
  showOnDesktop: true,
  showOnTablet: true,
  showOnMobile: true,
  hideOnHomepage: false,
  overflow: 'visible',
};

const FLAGS = {
  desktop: 'showOnDesktop',
  tablet: 'showOnTablet',
  mobile: 'showOnMobile',
} as const satisfies Record<Device, keyof VisibilitySettings>;

/** Parses the visibility of a block's props; missing and invalid values become defaults. */
export function readVisibility(props: Readonly<Record<string, unknown>>): VisibilitySettings {
  return {
    showOnDesktop: props.showOnDesktop !== false,
    showOnTablet: props.showOnTablet !== false,
    showOnMobile: props.showOnMobile !== false,
    hideOnHomepage: props.hideOnHomepage === true,
    overflow:
      props.overflow === undefined
        ? 'visible'
        : (OVERFLOWS.find((overflow) => overflow === props.overflow) ?? 'visible'),
  };
}

const NOWHERE: readonly Device[] = [];

/** Returns the devices on which a visitor does not see the block. */
export function hiddenDevices(visibility: VisibilitySettings): readonly Device[] {
  if (visibility.showOnDesktop && visibility.showOnTablet && visibility.showOnMobile)
    return NOWHERE;
  return DEVICES.filter((device) => !visibility[FLAGS[device]]);
}

/** Rules of the classes that hide a block on one device. */
export const VISIBILITY_RULES: Readonly<Record<Device, string>> = {
  desktop: '@media (min-width:992px){.org-hide-desktop{display:none}}',
  tablet: '@media (min-width:768px) and (max-width:991.98px){.org-hide-tablet{display:none}}',
  mobile: '@media (max-width:767.98px){.org-hide-mobile{display:none}}',
};
