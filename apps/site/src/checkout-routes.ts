import { type ApiClient, isApiError } from '@org/api-client';
import { apiContract, CHECKOUT_PAGE, MESSAGES, ORDER_PATH } from '@org/schema';
import { type CheckoutContext, checkoutExtra, reviewExtra } from './checkout-page.ts';
import type { SensitivePage } from './fixed-frame.ts';
import { missingOrderExtra, orderExtra } from './order-page.ts';
import type { SiteAnswer } from './site-page.ts';
import type { SiteExtra } from './site-places.ts';
import { getNote, NOTE_SAID } from './visitor.ts';

/** A page of the shop that is made for one visitor, with cookies that take away what was said. */
export type ShopAnswer = Pick<SensitivePage, 'title' | 'extra'> & {
  readonly status: 200 | 404;
  readonly said: readonly string[];
};

/** Makes such a page. Shape: way to the API, site, the browser's cookies, path → page. */
export type ShopPage = (
  api: ApiClient,
  site: SiteAnswer,
  cookie: string,
  path: string,
) => Promise<ShopAnswer>;

const checkoutPage =
  (title: string, draw: (place: CheckoutContext) => SiteExtra): ShopPage =>
  async (api, { settings, finds_places: findsPlaces }, cookie) => {
    const { checkout } = await api.call(apiContract.checkout.get, { headers: { cookie } });
    const note = getNote(cookie);
    const { locale, timezone } = settings;
    return {
      title,
      extra: draw({ checkout, locale, timezone, note, findsPlaces }),
      status: 200,
      said: note ? [NOTE_SAID] : [],
    };
  };

const orderPage: ShopPage = async (api, { settings }, cookie, path) => {
  try {
    const slug = path.slice(ORDER_PATH.length + 1);
    const { order } = await api.call(apiContract.checkout.order, { params: { slug } });
    const note = getNote(cookie);
    return {
      title: `Order ${order.number}`,
      extra: orderExtra(order, { locale: settings.locale, timezone: settings.timezone, note }),
      status: 200,
      said: note ? [NOTE_SAID] : [],
    };
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
    return { title: MESSAGES.pageNotFound, extra: missingOrderExtra(), status: 404, said: [] };
  }
};

/** Shop pages of every site that are rendered for each visitor: the checkout, its review, and orders. Source: CART-023. */
export const SHOP_PLACES: Readonly<Record<string, ShopPage>> = {
  [`/${CHECKOUT_PAGE}`]: checkoutPage('Checkout', checkoutExtra),
  [`/${CHECKOUT_PAGE}/review`]: checkoutPage('Review your order', reviewExtra),
  [`/${ORDER_PATH}:guid`]: orderPage,
};
