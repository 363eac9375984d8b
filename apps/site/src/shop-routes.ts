import { type ApiClient, isApiError } from '@org/api-client';
import type { SitePageContent } from '@org/blocks/site-pages';
import { CART_PAGE, CHECKOUT_PAGE, DOCUMENT_PATH, ORDER_PATH } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { MESSAGES } from '@org/schema/copy';
import type { SensitivePage } from './fixed-frame.ts';
import type { SiteAnswer } from './site-page.ts';
import { CLEAR_NOTE, getNote } from './visitor.ts';

/** A page of the shop for one visitor. */
export type ShopAnswer = Pick<SensitivePage, 'title' | 'view'> & {
  readonly status: 200 | 404;
  /** Set-Cookie values that remove the note that the page shows. */
  readonly noteCookies: readonly string[];
};

/** Request for a page of the shop. */
interface ShopRequest {
  readonly api: ApiClient;
  readonly site: SiteAnswer;
  /** Cookies of the browser. */
  readonly cookie: string;
  readonly path: string;
}

/** Gathers the data of a page of the shop. */
export type ShopPage = (request: ShopRequest) => Promise<ShopAnswer>;

const cartPage: ShopPage = async ({ api, site: { settings }, cookie }) => {
  const { cart } = await api.call(apiContract.cart.get, { headers: { cookie } });
  const note = getNote(cookie);
  return {
    title: 'Cart',
    view: { name: 'cart', props: { cart, locale: settings.locale, note } },
    status: 200,
    noteCookies: note ? [CLEAR_NOTE] : [],
  };
};

const checkoutPage =
  (title: string, name: 'checkout' | 'review'): ShopPage =>
  async ({ api, site: { settings, finds_places: findsPlaces }, cookie }) => {
    const { checkout } = await api.call(apiContract.checkout.get, { headers: { cookie } });
    const note = getNote(cookie);
    const { locale, timezone } = settings;
    return {
      title,
      view: { name, props: { checkout, locale, timezone, note, findsPlaces } },
      status: 200,
      noteCookies: note ? [CLEAR_NOTE] : [],
    };
  };

const orderPage: ShopPage = async ({ api, site: { settings }, cookie, path }) => {
  const { locale, timezone } = settings;
  const getView = (
    props: Pick<SitePageContent<'order'>['props'], 'order' | 'note'>,
  ): SitePageContent<'order'> => ({
    name: 'order',
    props: { ...props, formats: { locale, timezone } },
  });
  try {
    const slug = path.slice(ORDER_PATH.length + 1);
    const { order } = await api.call(apiContract.checkout.order, { params: { slug } });
    const note = getNote(cookie);
    return {
      title: `Order ${order.number}`,
      view: getView({ order, note }),
      status: 200,
      noteCookies: note ? [CLEAR_NOTE] : [],
    };
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
    const view = getView({ order: undefined, note: undefined });
    return { title: MESSAGES.pageNotFound, view, status: 404, noteCookies: [] };
  }
};

const documentPage: ShopPage = async ({ api, site: { settings }, cookie, path }) => {
  const { locale, timezone } = settings;
  const formats = { locale, timezone };
  try {
    const slug = path.slice(DOCUMENT_PATH.length + 1);
    const { document } = await api.call(apiContract.documents.get, { params: { slug } });
    const note = getNote(cookie);
    return {
      title: document.number,
      view: { name: 'document', props: { document, formats, note } },
      status: 200,
      noteCookies: note ? [CLEAR_NOTE] : [],
    };
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
    return {
      title: MESSAGES.pageNotFound,
      view: { name: 'document', props: { document: undefined, formats, note: undefined } },
      status: 404,
      noteCookies: [],
    };
  }
};

/** Pages of every shop that are rendered for each visitor. */
export const SHOP_PAGES: Readonly<Record<string, ShopPage>> = {
  [`/${CART_PAGE}`]: cartPage,
  [`/${CHECKOUT_PAGE}`]: checkoutPage('Checkout', 'checkout'),
  [`/${CHECKOUT_PAGE}/review`]: checkoutPage('Review your order', 'review'),
  [`/${ORDER_PATH}:guid`]: orderPage,
  [`/${DOCUMENT_PATH}:guid`]: documentPage,
};
