import type { ChoiceOptions } from './buy-box.tsx';
import { chosenVariant, isOffered } from './buy-state.ts';

/**
 * The choices of a buy box: what is chosen is told to its form as `org-chosen`, with the variant or nothing as its detail; its
 * price, pieces and picture are shown here and where the page shows them. An address that ends in `?variantid=` chooses that one.
 */
export function enhance(element: HTMLElement, given: unknown): () => void {
  const { id, variants, isUnlimited, locale, currency, inStock } = given as ChoiceOptions;
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
  const node = (tag: string, text: string): HTMLElement => {
    const made = doc.createElement(tag);
    made.textContent = text;
    return made;
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
    if (!found) return;
    const [, , price, sale, pieces, image] = found;
    const paid = [
      node('strong', money.format(sale ?? price)),
      ...(sale === null ? [] : [node('s', money.format(price))]),
    ];
    // The price stands in one place: the page's own where it has one.
    (doc.querySelector(`[data-product-price="${id}"]`) ?? about)?.replaceChildren(...paid);
    if (!isUnlimited && pieces > 0)
      about?.append(node('span', inStock.replace('{n}', `${pieces}`)));
    const picture = doc.querySelector<HTMLImageElement>(`img[data-product-picture="${id}"]`);
    if (!image || !picture) return;
    for (const source of picture.parentElement?.querySelectorAll('source') ?? []) source.remove();
    picture.removeAttribute('srcset');
    picture.src = image;
  };

  const asked = Number(new URLSearchParams(view.location.search).get('variantid'));
  const values = variants.find(([known]) => known === asked)?.[6];
  for (const [at, fields] of choices.entries()) {
    const value = values?.[at];
    const [list] = fields;
    if (value === undefined || !list) continue;
    if ('selectedIndex' in list) list.selectedIndex = value + 1;
    else fields[value]?.toggleAttribute('checked', true);
  }
  element.addEventListener('change', follow);
  follow();
  return () => element.removeEventListener('change', follow);
}
