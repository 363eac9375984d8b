import { failureWords, toNumber } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type {
  AddressInput,
  Delivery,
  Order,
  OrderDiscountKind,
  OrderDraft,
  OrderQuote,
} from '@org/schema/entities';
import { useDebouncedValue } from '@org/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

const { webOrders, inventory, customers } = apiContract;
/** Debounce delay of pricing an order, ms. */
const PAUSE = 300;

/** An order as it is typed. */
export interface NewOrder {
  readonly customerId: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly items: readonly { readonly variantId: number; readonly quantity: string }[];
  readonly discountKind: OrderDiscountKind;
  readonly discount: string;
  readonly delivery: Delivery | '';
  readonly shippingMethodId: string;
  readonly shipping: AddressInput;
  readonly sameBilling: boolean;
  readonly billing: AddressInput;
  readonly paymentMethod: string;
  readonly note: string;
  readonly paid: boolean;
  readonly reference: string;
  readonly notify: boolean;
}

/** An empty order. */
const EMPTY_ORDER: NewOrder = {
  customerId: '',
  email: '',
  firstname: '',
  lastname: '',
  phone: '',
  items: [],
  discountKind: 'percent',
  discount: '',
  delivery: '',
  shippingMethodId: '',
  shipping: {},
  sameBilling: true,
  billing: {},
  paymentMethod: '',
  note: '',
  paid: false,
  reference: '',
  notify: true,
};

/** Parses a quantity; undefined when it is invalid. */
export function readQuantity(typed: string): number | undefined {
  const quantity = Number(typed.trim());
  return typed.trim() !== '' && Number.isInteger(quantity) && quantity > 0 ? quantity : undefined;
}

/** Returns the body that prices the order; undefined while an item or the discount is invalid. */
function toDraft(order: NewOrder, home: string): OrderDraft | undefined {
  const items = order.items.flatMap(({ variantId, quantity: typed }) => {
    const quantity = readQuantity(typed);
    return quantity === undefined ? [] : [{ variantId, quantity }];
  });
  const value = toNumber(order.discount);
  if (items.length === 0 || items.length < order.items.length || typeof value === 'string')
    return undefined;
  const { email, firstname, lastname, phone, delivery, shippingMethodId, note } = order;
  const { sameBilling, paymentMethod } = order;
  // Applies the country that the form shows for an address without one.
  const atHome = (address: AddressInput): AddressInput =>
    home && !address.countryCode ? { ...address, countryCode: home } : address;
  return {
    items,
    email,
    firstname,
    lastname,
    phone,
    delivery,
    shippingMethodId,
    shipping: atHome(order.shipping),
    sameBilling,
    billing: atHome(order.billing),
    paymentMethod,
    note,
    discount: value ? { kind: order.discountKind, value } : undefined,
  };
}

/** A new order as it is typed, its prices, and its actions. */
export interface OpenNewOrder {
  readonly order: NewOrder;
  readonly change: (change: Partial<NewOrder>) => void;
  readonly quote: OrderQuote | undefined;
  readonly isPricing: boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly isDirty: boolean;
  /**
   * Creates the order.
   * @returns the order; undefined when it was rejected
   */
  readonly create: () => Promise<Order | undefined>;
}

/** Manages a new order, which the server prices while it is typed. */
export function useNewOrder(needItems: string): OpenNewOrder {
  const api = useApi();
  const queries = useQueryClient();
  const [order, setOrder] = useState<NewOrder>(EMPTY_ORDER);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());

  const [home, setHome] = useState('');
  const draft = toDraft(order, home);
  const body = JSON.stringify(draft ?? null);
  const [asked] = useDebouncedValue(body, PAUSE);
  const priced = useQuery({
    queryKey: [...callKey(webOrders.quote), asked],
    queryFn: ({ signal }) =>
      api.call(webOrders.quote, { body: JSON.parse(asked) as OrderDraft, signal }),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
  });
  const quote = order.items.length > 0 ? priced.data?.quote : undefined;
  if (quote && home === '' && quote.selected.countryCode) setHome(quote.selected.countryCode);
  const isPricing = asked !== body || priced.isFetching;

  async function create(): Promise<Order | undefined> {
    if (busy) return undefined;
    if (!draft) {
      setProblems({ items: needItems });
      return undefined;
    }
    setBusy(true);
    try {
      const { paid, reference, notify, customerId } = order;
      const answer = await api.call(webOrders.create, {
        body: {
          ...draft,
          ...(customerId && { customer_id: Number(customerId) }),
          paid,
          ...(paid && reference.trim() && { reference }),
          notify,
          ...(quote && !isPricing && { total: quote.totals.total }),
        },
        idempotencyKey: key.current,
      });
      for (const route of [webOrders.list, webOrders.sales, inventory.levels, customers.list])
        void queries.invalidateQueries({ queryKey: callKey(route) });
      return answer.order;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      setProblems(
        Object.keys(error.formErrors).length > 0 ? error.formErrors : { '': failureWords(error) },
      );
      if (error.code === 'conflict') void priced.refetch();
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    order,
    change: (change) => {
      setOrder((was) => ({ ...was, ...change }));
      // Problems of changed fields are cleared until the order is created again.
      const names = Object.keys(change);
      setProblems((was) =>
        Object.fromEntries(
          Object.entries(was).filter(
            ([field]) => field !== '' && !names.some((name) => field.split('.')[0] === name),
          ),
        ),
      );
    },
    quote,
    isPricing,
    problems,
    busy,
    isDirty: order !== EMPTY_ORDER,
    create,
  };
}
