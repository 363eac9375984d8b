import type { ChoiceOptions } from './buy-box.tsx';
import { chosenVariant, isOffered } from './buy-state.ts';

/** Query parameter of the selected variant; Design Online reads it too. */
const VARIANT = 'variantid';

/**
 * Handles the attribute choices of a buy box: dispatches `org-chosen` to its form with the selected variant, or nothing, as its
 * detail, and updates price, stock and image here and elsewhere on the page. The URL holds the variant as `?variantid=`, which
 * also preselects it.
 */
export function enhance(element: HTMLElement, given: unknown): () => void {
  const { id, name, variants, pictures, isUnlimited, locale, currency, inStock } =
    given as ChoiceOptions;
  const doc = element.ownerDocument;
  const view = doc.defaultView ?? window;
  const about = element.querySelector<HTMLElement>('[data-part=about]');
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  /** The fields of each attribute: a select, or a radio button for each value. */
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

  /** Shows the image of a variant, or the product's own when the variant has none. */
  const showPicture = (image: string): void => {
    if (!picture || !own) return;
    const { src, srcset, alt } = image
      ? { src: image, srcset: pictures[image] ?? '', alt: `${name}, ${words()}` }
      : own;
    if (picture.getAttribute('src') === src) return;
    // Sources come first, or the browser would load a size of the previous image.
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
    // The price is shown once: by the page's own element when there is one.
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
