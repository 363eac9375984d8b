// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import { enhance as carbonCalculator } from './blocks/carbon-calculator/carbon-calculator.enhance.ts';
import { enhance as carousel } from './blocks/image-carousel/carousel.enhance.ts';
import { enhance as countUp } from './blocks/count-up/count-up.enhance.ts';
import { enhance as designOnline } from './blocks/design-online/design-online.enhance.ts';
import { enhance as formFlow } from './blocks/custom-form/form-flow.enhance.ts';
import { enhance as formSend } from './blocks/custom-form/form-send.enhance.ts';
import { enhance as lightbox } from './blocks/image-gallery/lightbox.enhance.ts';
import { enhance as loadMore } from './blocks/blog-list/load-more.enhance.ts';
import { enhance as navCart } from './blocks/nav-main-section/nav-cart.enhance.ts';
import { enhance as navLogout } from './blocks/nav-main-section/nav-logout.enhance.ts';
import { enhance as navMenu } from './blocks/nav-main-section/nav-menu.enhance.ts';
import { enhance as navScroll } from './blocks/navigation-bar/nav-scroll.enhance.ts';
import { enhance as newsletterSend } from './blocks/newsletter-signup/newsletter-send.enhance.ts';
import { enhance as tabs } from './blocks/tabs/tabs.enhance.ts';
import type { Enhancer } from './islands-runtime.ts';

/** Every behaviour, by the name that `data-enhance` says. */
export const BEHAVIOURS: Readonly<Record<string, Enhancer>> = {
  "carbon-calculator": carbonCalculator,
  "carousel": carousel,
  "count-up": countUp,
  "design-online": designOnline,
  "form-flow": formFlow,
  "form-send": formSend,
  "lightbox": lightbox,
  "load-more": loadMore,
  "nav-cart": navCart,
  "nav-logout": navLogout,
  "nav-menu": navMenu,
  "nav-scroll": navScroll,
  "newsletter-send": newsletterSend,
  "tabs": tabs,
};
