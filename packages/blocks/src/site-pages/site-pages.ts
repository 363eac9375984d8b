import type { ReactElement } from 'react';
import type { BlockType } from '../registry/definitions.gen.ts';
import type { NoteProps } from './account/account-card.tsx';
import {
  CreateAccountPage,
  type CreateAccountPageProps,
} from './account/create-account-page.view.tsx';
import { ForgotPasswordPage } from './account/forgot-password-page.view.tsx';
import { ProfilePage, type ProfilePageProps } from './account/profile-page.view.tsx';
import {
  ResetPasswordPage,
  type ResetPasswordPageProps,
} from './account/reset-password-page.view.tsx';
import { SignInPage, type SignInPageProps } from './account/sign-in-page.view.tsx';
import { CartPage, type CartPageProps } from './cart/cart-page.view.tsx';
import type { CheckoutPageProps } from './checkout/checkout-frame.tsx';
import { CheckoutPage } from './checkout/checkout-page.view.tsx';
import { ReviewPage } from './checkout/review-page.view.tsx';
import { CookiesPage, type CookiesPageProps } from './consent/cookies-page.view.tsx';
import { DocumentPage, type DocumentPageProps } from './document/document-page.view.tsx';
import {
  ArchivedEmailPage,
  type ArchivedEmailPageProps,
} from './newsletter/archived-email-page.view.tsx';
import { NewsletterPage, type NewsletterPageProps } from './newsletter/newsletter-page.view.tsx';
import { OrderPage, type OrderPageProps } from './order/order-page.view.tsx';
import { NotFoundPage, type NotFoundPageProps } from './search/not-found-page.view.tsx';
import { SearchPage, type SearchPageProps } from './search/search-page.view.tsx';
import type { SitePageSheet } from './site-page-styles.gen.ts';

/** Props of the pages that every site has, by name. They are plain data, so that a page can be rendered in a thread. */
export interface SitePageProps {
  readonly cart: CartPageProps;
  readonly checkout: CheckoutPageProps;
  readonly review: CheckoutPageProps;
  readonly order: OrderPageProps;
  readonly document: DocumentPageProps;
  readonly signIn: SignInPageProps;
  readonly forgotPassword: NoteProps;
  readonly resetPassword: ResetPasswordPageProps;
  readonly createAccount: CreateAccountPageProps;
  readonly profile: ProfilePageProps;
  readonly search: SearchPageProps;
  readonly notFound: NotFoundPageProps;
  readonly cookies: CookiesPageProps;
  readonly newsletter: NewsletterPageProps;
  readonly archivedEmail: ArchivedEmailPageProps;
}

/** Name of a page that every site has. */
export type SitePageName = keyof SitePageProps;

/** A page that every site has, with its props. */
export type SitePageContent<Name extends SitePageName = SitePageName> = {
  readonly [Each in Name]: { readonly name: Each; readonly props: SitePageProps[Each] };
}[Name];

/** A page that every site has: its view and its styles. */
export interface SitePageDefinition<Props> {
  /** A pure function of its props, like the view of a block. */
  readonly view: (props: Props) => ReactElement;
  readonly sheets: readonly SitePageSheet[];
  /** Blocks whose classes the view uses. */
  readonly usesStylesOf: readonly BlockType[];
}

const CHECKOUT_STYLES = { sheets: ['order', 'checkout'], usesStylesOf: ['Button'] } as const;
const ACCOUNT_STYLES = { sheets: ['account'], usesStylesOf: [] } as const;
const NEWSLETTER_STYLES = { sheets: ['newsletter'], usesStylesOf: [] } as const;
const SEARCH_STYLES = { sheets: ['search'], usesStylesOf: [] } as const;

/** The pages that every site has. */
export const SITE_PAGES: {
  readonly [Name in SitePageName]: SitePageDefinition<SitePageProps[Name]>;
} = {
  cart: { view: CartPage, sheets: ['cart'], usesStylesOf: ['Button'] },
  checkout: { view: CheckoutPage, ...CHECKOUT_STYLES },
  review: { view: ReviewPage, ...CHECKOUT_STYLES },
  order: { view: OrderPage, sheets: ['order'], usesStylesOf: ['Button'] },
  document: {
    view: DocumentPage,
    sheets: ['order', 'checkout', 'document'],
    usesStylesOf: ['Button'],
  },
  signIn: { view: SignInPage, ...ACCOUNT_STYLES },
  forgotPassword: { view: ForgotPasswordPage, ...ACCOUNT_STYLES },
  resetPassword: { view: ResetPasswordPage, ...ACCOUNT_STYLES },
  createAccount: { view: CreateAccountPage, ...ACCOUNT_STYLES },
  profile: { view: ProfilePage, ...ACCOUNT_STYLES },
  search: { view: SearchPage, ...SEARCH_STYLES },
  notFound: { view: NotFoundPage, ...SEARCH_STYLES },
  cookies: { view: CookiesPage, sheets: ['consent'], usesStylesOf: [] },
  newsletter: { view: NewsletterPage, ...NEWSLETTER_STYLES },
  archivedEmail: { view: ArchivedEmailPage, ...NEWSLETTER_STYLES },
};

/** Renders a page that every site has, between the header and the footer of the site. */
export function renderSitePage<Name extends SitePageName>({
  name,
  props,
}: SitePageContent<Name>): ReactElement {
  const { view } = SITE_PAGES[name];
  return view(props);
}
