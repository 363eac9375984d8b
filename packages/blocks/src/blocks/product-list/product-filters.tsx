import { MESSAGES } from '@org/schema';
import type { ReactElement } from 'react';
import { Icon } from '../../icon.tsx';
import { itemsOf, textOf } from '../../read-props.ts';
import { money } from '../../store/product-words.ts';
import { shopFields } from '../../store/shop-state.ts';
import { type ListParts, pagePath, stateHref } from './list-parts.ts';
import { MOST_TAGS } from './product-list.definition.ts';

interface Choice {
  readonly id: number;
  readonly label: string;
}

/** Some things of which any number can be chosen, in a part that opens. Shape: name in the address, label, things, those chosen. */
function Choices(list: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly number[];
  /** Said in place of things. */
  readonly said: string;
}): ReactElement {
  const { choices, chosen } = list;
  const count = choices.filter(({ id }) => chosen.includes(id)).length;
  return (
    <details className="org-product-menu" data-part={list.name}>
      <summary className="org-product-menu-button">
        {list.label}
        <span className="org-product-chosen" data-part="chosen">
          {count > 0 ? ` (${count})` : ''}
        </span>
        <Icon name="chevron-down" className="org-product-icon" />
      </summary>
      {choices.length > 0 ? (
        <ul className="org-product-menu-list">
          {choices.map(({ id, label }) => (
            <li key={id}>
              <label className="org-product-menu-item">
                <input
                  type="checkbox"
                  name={list.name}
                  value={id}
                  defaultChecked={chosen.includes(id)}
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p className="org-product-menu-list" data-said="true">
          {list.said}
        </p>
      )}
    </details>
  );
}

/** The categories that visitors may choose from, and what is said where there are none. Source: SHOP-019, ERR-013. */
function CategoryChoices({ props, context, state }: ListParts): ReactElement {
  const categories = context.shop?.categories ?? [];
  const own = new Set<unknown>(props.source === 'categories' ? props.categoryIds : []);
  const said = {
    loading: MESSAGES.categoriesLoading,
    failed: MESSAGES.categoriesFailed,
    none: MESSAGES.noCategoriesFound,
  }[typeof categories === 'string' ? categories : 'none'];
  const choices = typeof categories === 'string' ? [] : categories;
  return (
    <Choices
      name="categoryIds"
      label="Categories"
      chosen={state.categoryIds}
      choices={choices
        .filter(({ id }) => own.size === 0 || own.has(id))
        .map(({ id, category }) => ({ id, label: category }))}
      said={said}
    />
  );
}

/** A price from and to: fields that work by themselves, and a slider that a script moves them by. Source: SHOP-016, SHOP-017. */
function PriceFilter({ context, state, part }: ListParts): ReactElement {
  const min = Math.floor(part?.minPrice ?? 0);
  const max = Math.ceil(part?.maxPrice ?? 0);
  const low = Math.min(Math.max(state.price?.min ?? min, min), max);
  const high = Math.min(Math.max(state.price?.max ?? max, low), max);
  const ends = [
    { label: 'Lowest price', value: low, isAsked: state.price !== undefined },
    { label: 'Highest price', value: high, isAsked: state.price !== undefined },
  ];
  return (
    <fieldset
      className="org-product-prices"
      data-part="prices"
      // There is nothing to choose between where all cost the same.
      hidden={min === max}
      data-enhance={context.editing ? undefined : 'price-slider'}
    >
      <legend className="org-product-legend">
        {'Price '}
        <span className="org-product-span">
          {`${money(min, context)} – ${money(max, context)}`}
        </span>
      </legend>
      <div className="org-product-slider" data-part="slider">
        {ends.map(({ label, value }) => (
          <input
            key={label}
            type="range"
            aria-label={label}
            min={min}
            max={max}
            step={1}
            defaultValue={value}
            tabIndex={context.editing ? -1 : undefined}
          />
        ))}
      </div>
      <div className="org-product-ends">
        {ends.map(({ label, value, isAsked }) => (
          <label key={label} className="org-product-end">
            <span className="org-product-unseen">{label}</span>
            <input
              className="org-product-input"
              type="number"
              name="price"
              min={min}
              max={max}
              step="any"
              inputMode="decimal"
              placeholder={String(value)}
              defaultValue={isAsked ? value : ''}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Search and filters of a list: a form whose fields are those of the address. Source: SHOP-001, SHOP-007, SHOP-015. */
export function ProductFilters(list: ListParts): ReactElement | null {
  const { props, context, state, uid } = list;
  const tags = itemsOf(props.tags, MOST_TAGS).flatMap(({ tagId, label }) =>
    typeof tagId === 'number' && Number.isSafeInteger(tagId) && tagId > 0 && textOf(label)
      ? [{ id: tagId, label: textOf(label) }]
      : [],
  );
  const { showSearch, showCategoryFilter, showPriceFilter } = props;
  const offered = [
    ...(showSearch ? ['search'] : []),
    ...(showCategoryFilter ? ['categoryIds'] : []),
    ...(showPriceFilter ? ['price'] : []),
    ...(tags.length > 0 ? ['tags'] : []),
  ];
  if (offered.length === 0) return null;
  const fields = Object.entries(shopFields(state)).filter(
    // Who filters begins with the first page.
    ([name]) => !offered.includes(name) && name !== 'currentPage',
  );
  const clear = { ...state, categoryIds: [], search: '', price: undefined, tags: [] };
  return (
    <form
      className="org-product-filters"
      data-part="filters"
      method="get"
      action={context.editing ? undefined : pagePath(context)}
      aria-label="Filter products"
    >
      {showSearch ? (
        <div className="org-product-search">
          <label className="org-product-unseen" htmlFor={`${uid}-search`}>
            Search products
          </label>
          <input
            className="org-product-input"
            id={`${uid}-search`}
            type="search"
            name="search"
            minLength={2}
            maxLength={200}
            placeholder="Search products"
            autoComplete="off"
            defaultValue={state.search}
          />
        </div>
      ) : null}
      {showCategoryFilter ? <CategoryChoices {...list} /> : null}
      {tags.length > 0 ? (
        <Choices name="tags" label="Tags" choices={tags} chosen={state.tags} said="" />
      ) : null}
      {showPriceFilter ? <PriceFilter {...list} /> : null}
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} disabled={value === ''} />
      ))}
      <button className="org-product-apply" type={context.editing ? 'button' : 'submit'}>
        Apply
      </button>
      <a
        className="org-product-clear"
        data-part="clear"
        href={stateHref(context, { ...clear, currentPage: 1 })}
      >
        Clear
      </a>
    </form>
  );
}
