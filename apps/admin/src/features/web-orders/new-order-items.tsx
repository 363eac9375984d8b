import { RecordPicker, type RecordSource } from '@org/admin-kit';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { OrderProduct } from '@org/schema/entities';
import { IconButton, TextInput, useFormats } from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { newText, text } from './messages.ts';
import { type OpenNewOrder, readQuantity } from './use-new-order.ts';

const { webOrders } = apiContract;

/** Renders the products of a new order with quantities and prices. */
export function NewOrderItems({
  open,
}: {
  readonly open: Pick<OpenNewOrder, 'order' | 'change' | 'quote' | 'problems'>;
}): ReactElement {
  const { order, change, quote, problems } = open;
  const { money } = useFormats();
  const found = useRef(new Map<number, OrderProduct>());
  // The key resets the picker's search after a product was added.
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  // The reset picker would lose the focus, so it moves to the new item's quantity.
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const quantity = list.current?.querySelector<HTMLInputElement>('li:last-child input');
    quantity?.focus();
    quantity?.select();
  });
  const source: RecordSource = {
    key: callKey(webOrders.products),
    find: async (api, search = '', signal) => {
      const { products } = await api.call(webOrders.products, { query: { search }, signal });
      return products.map((product) => {
        found.current.set(product.id, product);
        const { id, name, sku } = product;
        return { value: String(id), label: [name, sku].filter(Boolean).join(' · ') };
      });
    },
    getName: () => Promise.resolve(undefined),
  };
  const add = (id: string): void => {
    const variantId = Number(id);
    if (!id) return;
    setAdded(added + 1);
    isAdded.current = true;
    if (order.items.some((item) => item.variantId === variantId)) return;
    change({ items: [...order.items, { variantId, quantity: '1' }] });
  };
  return (
    <section className="ad-record-card" aria-label={text.items}>
      <header>
        <h2 className="at-section-title">{text.items}</h2>
      </header>
      <RecordPicker
        key={added}
        source={source}
        label={newText.addProduct}
        none={newText.searchProducts}
        nothingFound={newText.noProducts}
        value=""
        error={problems.items}
        onChange={add}
      />
      <ul className="ad-new-items" ref={list}>
        {order.items.map(({ variantId, quantity }) => {
          const row = found.current.get(variantId);
          const priced = quote?.items.find((item) => item.variantId === variantId);
          const name = priced?.name ?? row?.name ?? '';
          return (
            <li key={variantId}>
              <span className="ad-order-item">
                <strong>{name}</strong>
                <span className="at-meta">{priced?.sku ?? row?.sku}</span>
              </span>
              <TextInput
                aria-label={`${text.quantity}: ${name}`}
                inputMode="numeric"
                autoComplete="off"
                value={quantity}
                error={
                  readQuantity(quantity) === undefined ? text.wholeNumber : priced?.problem || false
                }
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  change({
                    items: order.items.map((item) =>
                      item.variantId === variantId ? { variantId, quantity: typed } : item,
                    ),
                  });
                }}
              />
              <span className="ad-order-amount">
                {priced && quote && <strong>{money(priced.lineTotal, quote.currency)}</strong>}
                {priced && quote && (
                  <span className="at-meta">
                    {text.each(money(priced.salePrice ?? priced.unitPrice, quote.currency))}
                  </span>
                )}
              </span>
              <IconButton
                icon={IconTrash}
                label={`${newText.removeItem}: ${name}`}
                onPress={() =>
                  change({ items: order.items.filter((item) => item.variantId !== variantId) })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
