import type { ChoiceOptions } from './buy-box.tsx';
import { chosenVariant, isOffered } from './buy-state.ts';

/** Name of the address's query that holds the chosen variant; Design Online reads it too. Source: BLK-DESIGN-02. */
const VARIANT = 'variantid';

/**
 * The choices of a buy box: what is chosen is told to its form as `org-chosen`, with the variant or nothing as its detail; its
 * price, pieces and picture are shown here and where the page shows them. The address holds the variant as `?variantid=`: it
 * chooses that one, and says which one is chosen. Source: BLK-DESIGN-02.
 */
export function enhance(element: HTMLElement, given: unknown): () => void {
  const { id, name, variants, pictures, isUnlimited, locale, currency, inStock } =
    given as ChoiceOptions;
  const doc = element.ownerDocument;
  const view = doc.defaultView ?? window;
  const about = element.querySelector<HTMLElement>('[data-part=about]');
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  /** The fields of each attribute: one list, or a button for each value. */
  const choices = [...element.querySelectorAll('.org-buy-choice')].map((choice) => [
    ...choice.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
  ]);
  const chosen = (): number[] =>
    choices.map((fields) => {
      const [list] = fields;
      if (list && 'selectedIndex' in list) return list.selectedIndex - 1;
      return fields.findIndex((field) => 'checked' in field && field.checked);
    });
  const words = (): string =>
    choices
      .map((fields) => fields.find((field) => !('checked' in field) || field.checked)?.value)
      .join(', ');
  const node = (tag: string, text: string): HTMLElement => {
    const made = doc.createElement(tag);
    made.textContent = text;
    return made;
  };

  const skuLine = doc.querySelector(`[data-product-sku="${id}"]`);
  const ownSku = skuLine?.textContent ?? '';
  const picture = doc.querySelector<HTMLImageElement>(`img[data-product-picture="${id}"]`);
  const large = picture?.closest('a');
  const own = picture && {
    src: picture.getAttribute('src') ?? '',
    srcset: picture.srcset,
    alt: picture.alt,
  };

  /** Shows the picture of a variant in the place of the product's, which comes back for one that has none. */
  const showPicture = (image: string): void => {
    if (!picture || !own) return;
    const { src, srcset, alt } = image
      ? { src: image, srcset: pictures[image] ?? '', alt: `${name}, ${words()}` }
      : own;
    if (picture.getAttribute('src') === src) return;
    // First the sources, or the browser fetches a size of the former picture.
    if (srcset) picture.srcset = srcset;
    else picture.removeAttribute('srcset');
    picture.src = src;
    picture.alt = alt;
    if (large) large.href = src;
  };
  const follow = (): void => {
    const now = chosen();
    const found = chosenVariant(variants, now);
    for (const [at, fields] of choices.entries())
      for (const [value, field] of fields.entries())
        if (field.type === 'radio')
          field.parentElement?.toggleAttribute(
            'data-out',
            !isOffered(variants, now, { at, value, isUnlimited }),
          );
    element.dispatchEvent(new CustomEvent('org-chosen', { detail: found, bubbles: true }));
    about?.replaceChildren();
    if (skuLine) skuLine.textContent = found?.[1] || ownSku;
    showPicture(found?.[5] ?? '');
    if (!found) return;
    const [, , price, sale, pieces] = found;
    const paid = [
      node('strong', money.format(sale ?? price)),
      ...(sale === null ? [] : [node('s', money.format(price))]),
    ];
    // The price stands in one place: the page's own where it has one.
    (doc.querySelector(`[data-product-price="${id}"]`) ?? about)?.replaceChildren(...paid);
    if (!isUnlimited && pieces > 0)
      about?.append(node('span', inStock.replace('{n}', `${pieces}`)));
  };
  const onChange = (): void => {
    follow();
    const address = new URL(view.location.href);
    const [variant] = chosenVariant(variants, chosen()) ?? [];
    if (variant === undefined) address.searchParams.delete(VARIANT);
    else address.searchParams.set(VARIANT, String(variant));
    view.history.replaceState(view.history.state, '', address);
  };

  const asked = Number(new URLSearchParams(view.location.search).get(VARIANT));
  const values = variants.find(([known]) => known === asked)?.[6];
  for (const [at, fields] of choices.entries()) {
    const value = values?.[at];
    const [list] = fields;
    if (value === undefined || !list) continue;
    if ('selectedIndex' in list) list.selectedIndex = value + 1;
    else fields[value]?.toggleAttribute('checked', true);
  }
  element.addEventListener('change', onChange);
  follow();
  return () => element.removeEventListener('change', onChange);
}
