import { readChoice } from '@org/schema';
import type { ReactElement } from 'react';
import { getItems, getText } from '../../props/read-props.ts';
import { NO_SHOP_STATE, type ShopState, withoutFilters } from '../../shop-data/shop-state.ts';
import { money } from '../../store/product-words.ts';
import { ShopIcon } from '../../store/shop-icon.tsx';
import { type ListParts, stateHref } from './list-parts.ts';
import { MAX_TAGS } from './product-list-options.ts';

/** An active filter, and the state without it. */
interface ChosenFilter {
  readonly label: string;
  readonly without: Partial<ShopState>;
}

/** Returns the search and the filters that are applied, each with the state that removes it. */
export function chosenFilters({ props, context, state }: ListParts): ChosenFilter[] {
  const { search, price, categoryIds, tags, attributes } = state;
  const { categories = [] } = context.shop ?? {};
  const known = typeof categories === 'string' ? [] : categories;
  const labels = getItems(props.tags, MAX_TAGS);
  return [
    ...(search ? [{ label: `“${search}”`, without: { search: NO_SHOP_STATE.search } }] : []),
    ...categoryIds.flatMap((id) => {
      const found = known.find((category) => category.id === id);
      const others = categoryIds.filter((other) => other !== id);
      return found ? [{ label: found.category, without: { categoryIds: others } }] : [];
    }),
    ...tags.flatMap((id) => {
      const label = getText(labels.find(({ tagId }) => tagId === id)?.label);
      return label ? [{ label, without: { tags: tags.filter((other) => other !== id) } }] : [];
    }),
    ...attributes.flatMap((text) => {
      const choice = readChoice(text);
      const others = attributes.filter((other) => other !== text);
      return choice
        ? [{ label: `${choice.name}: ${choice.value}`, without: { attributes: others } }]
        : [];
    }),
    ...(price
      ? [
          {
            label: `${money(price.min, context)} – ${money(price.max, context)}`,
            without: { price: undefined },
          },
        ]
      : []),
  ];
}

/** Renders the active filters as links that remove them, and one that removes all. */
export function ChosenFilters(list: ListParts): ReactElement | null {
  const { context, state } = list;
  const chosen = chosenFilters(list);
  if (chosen.length === 0) return null;
  return (
    <ul className="org-product-chips" data-part="chips" aria-label="Filters that are on">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <a
            className="org-product-chip"
            data-part="unset"
            href={stateHref(context, { ...state, ...without, currentPage: 1 })}
          >
            <span className="org-product-unseen">Remove the filter </span>
            <span>{label}</span>
            <ShopIcon name="x" className="org-product-icon" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="org-product-clear"
          data-part="clear"
          href={stateHref(context, withoutFilters(state))}
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}
