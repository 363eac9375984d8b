import type { SitePageName } from '../site-pages.ts';
import {
  createAccountPageExamples,
  forgotPasswordPageExamples,
  profilePageExamples,
  resetPasswordPageExamples,
  signInPageExamples,
} from './account-pages.examples.ts';
import { cartPageExamples } from './cart-page.examples.ts';
import { checkoutPageExamples, reviewPageExamples } from './checkout-page.examples.ts';
import { cookiesPageExamples } from './cookies-page.examples.ts';
import type { PageExamples } from './define-page-examples.ts';
import { documentPageExamples } from './document-page.examples.ts';
import { archivedEmailPageExamples, newsletterPageExamples } from './newsletter-pages.examples.ts';
import { orderPageExamples } from './order-page.examples.ts';
import { notFoundPageExamples, searchPageExamples } from './search-pages.examples.ts';

/** Examples of every page that each site has. */
export const PAGE_EXAMPLES: { readonly [Name in SitePageName]: PageExamples<Name> } = {
  cart: cartPageExamples,
  checkout: checkoutPageExamples,
  review: reviewPageExamples,
  order: orderPageExamples,
  document: documentPageExamples,
  signIn: signInPageExamples,
  forgotPassword: forgotPasswordPageExamples,
  resetPassword: resetPasswordPageExamples,
  createAccount: createAccountPageExamples,
  profile: profilePageExamples,
  search: searchPageExamples,
  notFound: notFoundPageExamples,
  cookies: cookiesPageExamples,
  newsletter: newsletterPageExamples,
  archivedEmail: archivedEmailPageExamples,
};
