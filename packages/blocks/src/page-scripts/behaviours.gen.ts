// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.
import { enhance as addressPlaces } from '../blocks/custom-form/address-places.enhance.ts';
import { enhance as archivedEmail } from '../site-pages/newsletter/archived-email.enhance.ts';
import { enhance as buyBox } from '../store/buy-box.enhance.ts';
import { enhance as buyChoice } from '../store/buy-choice.enhance.ts';
import { enhance as carbonCalculator } from '../blocks/carbon-calculator/carbon-calculator.enhance.ts';
import { enhance as carousel } from '../blocks/image-carousel/carousel.enhance.ts';
import { enhance as cartPage } from '../site-pages/cart/cart-page.enhance.ts';
import { enhance as checkoutAddress } from '../site-pages/checkout/checkout-address.enhance.ts';
import { enhance as checkoutDraft } from '../site-pages/checkout/checkout-draft.enhance.ts';
import { enhance as checkoutSums } from '../site-pages/checkout/checkout-sums.enhance.ts';
import { enhance as countUp } from '../blocks/count-up/count-up.enhance.ts';
import { enhance as designOnline } from '../blocks/design-online/design-online.enhance.ts';
import { enhance as formFlow } from '../blocks/custom-form/form-flow.enhance.ts';
import { enhance as formSend } from '../blocks/custom-form/form-send.enhance.ts';
import { enhance as fromToday } from '../blocks/custom-form/from-today.enhance.ts';
import { enhance as lightbox } from '../blocks/image-gallery/lightbox.enhance.ts';
import { enhance as loadMore } from '../blocks/blog-list/load-more.enhance.ts';
import { enhance as navCart } from '../blocks/nav-main-section/nav-cart.enhance.ts';
import { enhance as navLogout } from '../blocks/nav-main-section/nav-logout.enhance.ts';
import { enhance as navMenu } from '../blocks/nav-main-section/nav-menu.enhance.ts';
import { enhance as navScroll } from '../blocks/navigation-bar/nav-scroll.enhance.ts';
import { enhance as newsletterSend } from '../blocks/newsletter-signup/newsletter-send.enhance.ts';
import { enhance as openDays } from '../blocks/custom-form/open-days.enhance.ts';
import { enhance as priceSlider } from '../blocks/product-list/price-slider.enhance.ts';
import { enhance as productLinks } from '../blocks/single-product/product-links.enhance.ts';
import { enhance as productList } from '../blocks/product-list/product-list.enhance.ts';
import { enhance as productMenus } from '../blocks/product-list/product-menus.enhance.ts';
import { enhance as productSearch } from '../blocks/product-search/product-search.enhance.ts';
import { enhance as productsViewed } from '../blocks/products-viewed/products-viewed.enhance.ts';
import { enhance as siteVisits } from '../site-pages/consent/site-visits.enhance.ts';
import { enhance as tabs } from '../blocks/tabs/tabs.enhance.ts';
import { enhance as vehicleMakes } from '../blocks/custom-form/vehicle-makes.enhance.ts';
import type { Enhancer } from '../browser/islands-runtime.ts';

/** Every behaviour, by the name that `data-enhance` says. */
export const BEHAVIOURS: Readonly<Record<string, Enhancer>> = {
  "address-places": addressPlaces,
  "archived-email": archivedEmail,
  "buy-box": buyBox,
  "buy-choice": buyChoice,
  "carbon-calculator": carbonCalculator,
  "carousel": carousel,
  "cart-page": cartPage,
  "checkout-address": checkoutAddress,
  "checkout-draft": checkoutDraft,
  "checkout-sums": checkoutSums,
  "count-up": countUp,
  "design-online": designOnline,
  "form-flow": formFlow,
  "form-send": formSend,
  "from-today": fromToday,
  "lightbox": lightbox,
  "load-more": loadMore,
  "nav-cart": navCart,
  "nav-logout": navLogout,
  "nav-menu": navMenu,
  "nav-scroll": navScroll,
  "newsletter-send": newsletterSend,
  "open-days": openDays,
  "price-slider": priceSlider,
  "product-links": productLinks,
  "product-list": productList,
  "product-menus": productMenus,
  "product-search": productSearch,
  "products-viewed": productsViewed,
  "site-visits": siteVisits,
  "tabs": tabs,
  "vehicle-makes": vehicleMakes,
};
