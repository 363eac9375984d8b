// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import { enhance as carbonCalculator } from './blocks/carbon-calculator/carbon-calculator.enhance.ts';
import { enhance as countUp } from './blocks/count-up/count-up.enhance.ts';
import { enhance as designOnline } from './blocks/design-online/design-online.enhance.ts';
import { enhance as navCart } from './blocks/nav-main-section/nav-cart.enhance.ts';
import { enhance as navLogout } from './blocks/nav-main-section/nav-logout.enhance.ts';
import { enhance as navMenu } from './blocks/nav-main-section/nav-menu.enhance.ts';
import { enhance as navScroll } from './blocks/navigation-bar/nav-scroll.enhance.ts';
import { enhance as tabs } from './blocks/tabs/tabs.enhance.ts';
import type { Enhancer } from './islands-runtime.ts';

/** Every behaviour, by the name that `data-enhance` says. */
export const BEHAVIOURS: Readonly<Record<string, Enhancer>> = {
  "carbon-calculator": carbonCalculator,
  "count-up": countUp,
  "design-online": designOnline,
  "nav-cart": navCart,
  "nav-logout": navLogout,
  "nav-menu": navMenu,
  "nav-scroll": navScroll,
  "tabs": tabs,
};
