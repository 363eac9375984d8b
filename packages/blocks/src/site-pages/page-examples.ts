import {
  createAccountPageExamples,
  forgotPasswordPageExamples,
  profilePageExamples,
  resetPasswordPageExamples,
  signInPageExamples,
} from './account/account-pages.examples.ts';
import { cartPageExamples } from './cart/cart-page.examples.ts';
import { checkoutPageExamples, reviewPageExamples } from './checkout/checkout-page.examples.ts';
import { cookiesPageExamples } from './consent/cookies-page.examples.ts';
import type { PageExamples } from './define-page-examples.ts';
import { orderPageExamples } from './order/order-page.examples.ts';
import { notFoundPageExamples, searchPageExamples } from './search/search-pages.examples.ts';
import type { SitePageName } from './site-pages.ts';

/** Examples of every page that each site has. */
export const PAGE_EXAMPLES: { readonly [Name in SitePageName]: PageExamples<Name> } = {
  cart: cartPageExamples,
  checkout: checkoutPageExamples,
  review: reviewPageExamples,
  order: orderPageExamples,
  signIn: signInPageExamples,
  forgotPassword: forgotPasswordPageExamples,
  resetPassword: resetPasswordPageExamples,
  createAccount: createAccountPageExamples,
  profile: profilePageExamples,
  search: searchPageExamples,
  notFound: notFoundPageExamples,
  cookies: cookiesPageExamples,
};
