import { choiceText, readChoice } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement, ReactNode } from 'react';
import { getItems, getText } from '../../props/read-props.ts';
import { categoryDepths, categoryTree } from '../../shop-data/category-tree.ts';
import { shopFields } from '../../shop-data/shop-state.ts';
import { ShopIcon } from '../../store/shop-icon.tsx';
import { chosenFilters } from './chosen-filters.tsx';
import { type ListParts, pagePath } from './list-parts.ts';
import { PriceFields } from './price-fields.tsx';
import { MAX_TAGS } from './product-list-options.ts';

interface Choice {
  readonly id: number | string;
  readonly label: string;
  /** Number of remaining products; undefined when unknown. */
  readonly count?: number | undefined;
  /** Nesting level in the list. @default 0 */
  readonly depth?: number | undefined;
}

/** Maximum indentation level. */
const MAX_DEPTH = 3;

/** Renders the number of products that an option would leave. */
function Count({ of }: { readonly of: number | undefined }): ReactElement | null {
  if (of === undefined) return null;
  return (
    <span className="org-product-menu-count">
      {of}
      <span className="org-product-unseen">{of === 1 ? ' product' : ' products'}</span>
    </span>
  );
}

/** Renders a group of checkboxes in a disclosure. */
function Choices({
  name,
  part = name,
  label,
  choices,
  chosen,
  said = '',
}: {
  /** Name in the URL. */
  readonly name: string;
  /** Name of the group. @default the name */
  readonly part?: string | undefined;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly (number | string)[];
  /** Text instead of options. @default none */
  readonly said?: string | undefined;
}): ReactElement {
  const count = choices.filter(({ id }) => chosen.includes(id)).length;
  return (
    <details className="org-product-menu" data-part={part} name="org-product-filter">
      <summary className="org-product-menu-button">
        {label}
        <span className="org-product-chosen" data-part="chosen">
          {count > 0 ? ` (${count})` : ''}
        </span>
        <ShopIcon name="chevron-down" className="org-product-icon" />
      </summary>
      {choices.length > 0 ? (
        <ul className="org-product-menu-list">
          {choices.map((choice) => (
            <li key={choice.id}>
              <label
                className="org-product-menu-item"
                data-depth={choice.depth ? Math.min(choice.depth, MAX_DEPTH) : undefined}
              >
                <input
                  type="checkbox"
                  name={name}
                  value={choice.id}
                  defaultChecked={chosen.includes(choice.id)}
                />
                <span className="org-product-menu-word">{choice.label}</span>
                <Count of={choice.count} />
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p className="org-product-menu-list" data-said="true">
          {said}
        </p>
      )}
    </details>
  );
}

/** Renders the category filter, and a message when there are no categories. */
function CategoryChoices({ props, context, state, part }: ListParts): ReactElement {
  const categories = context.shop?.categories ?? [];
  const own = new Set<unknown>(props.source === 'categories' ? props.categoryIds : []);
  const said = {
    loading: MESSAGES.categoriesLoading,
    failed: MESSAGES.categoriesFailed,
    none: MESSAGES.noCategoriesFound,
  }[typeof categories === 'string' ? categories : 'none'];
  const choices = typeof categories === 'string' ? [] : categories;
  const counted = part?.facets?.isCapped === false ? part.facets.categories : undefined;
  return (
    <Choices
      name="categoryIds"
      label="Categories"
      chosen={state.categoryIds}
      choices={categoryDepths(
        categoryTree(choices.filter(({ id }) => own.size === 0 || own.has(id))),
      ).map(({ category: { id, category }, depth }) => ({
        id,
        label: category,
        depth,
        count: counted && (counted.find((one) => one.id === id)?.count ?? 0),
      }))}
      said={said}
    />
  );
}

/** Renders a filter for each attribute. Selected values stay listed even when they match no product. */
function AttributeChoices({ state, part }: ListParts): ReactElement {
  const { attributes = [], isCapped = true } = part?.facets ?? {};
  const chosen = state.attributes.flatMap((text) => readChoice(text) ?? []);
  const names = new Set([...attributes, ...chosen].map(({ name }) => name));
  return (
    <div className="org-product-facets" data-part="facets">
      {[...names].map((name) => {
        const values = attributes.find((one) => one.name === name)?.values ?? [];
        const lost = chosen.filter(
          (one) => one.name === name && !values.some(({ value }) => value === one.value),
        );
        const choices = [...values, ...lost.map(({ value }) => ({ value, count: 0 }))].map(
          ({ value, count }) => ({
            id: choiceText({ name, value }),
            label: value,
            count: isCapped ? undefined : count,
          }),
        );
        return (
          <Choices
            key={name}
            name="attribute"
            part={`attribute-${name}`}
            label={name}
            choices={choices}
            chosen={state.attributes}
          />
        );
      })}
    </div>
  );
}

/** Renders the price filter of a list. */
function PriceFilter({ context, state, part }: ListParts): ReactElement {
  const { minPrice = 0, maxPrice = 0 } = part ?? {};
  const min = Math.floor(minPrice);
  return (
    <PriceFields
      min={min}
      // When all prices are the same, both limits are that amount, even when it is not a whole number.
      max={minPrice === maxPrice ? min : Math.ceil(maxPrice)}
      asked={state.price}
      context={context}
    />
  );
}

/** Renders a disclosure for all filters on narrow lists; wide lists always show its content. */
function FoldedFilters({
  children,
  ...list
}: ListParts & { readonly children: ReactNode }): ReactElement {
  const count = chosenFilters(list).length - (list.state.search ? 1 : 0);
  return (
    <details className="org-product-fold" data-part="fold">
      <summary className="org-product-menu-button org-product-fold-button">
        Filters
        <span className="org-product-chosen" data-part="chosen">
          {count > 0 ? ` (${count})` : ''}
        </span>
        <ShopIcon name="chevron-down" className="org-product-icon" />
      </summary>
      <div className="org-product-fold-content">{children}</div>
    </details>
  );
}

/** Renders search and filters of a list: a form whose fields are those of the URL. */
export function ProductFilters(list: ListParts): ReactElement | null {
  const { props, context, state, uid } = list;
  const tags = getItems(props.tags, MAX_TAGS).flatMap(({ tagId, label }) =>
    typeof tagId === 'number' && Number.isSafeInteger(tagId) && tagId > 0 && getText(label)
      ? [{ id: tagId, label: getText(label) }]
      : [],
  );
  const { showSearch, showCategoryFilter, showPriceFilter, showAttributeFilter } = props;
  const offered = [
    ...(showSearch ? ['search'] : []),
    ...(showCategoryFilter ? ['categoryIds'] : []),
    ...(showPriceFilter ? ['price'] : []),
    ...(tags.length > 0 ? ['tags'] : []),
    ...(showAttributeFilter ? ['attribute'] : []),
  ];
  // An empty shop has nothing to filter.
  const isEmptyShop =
    !context.editing && list.part?.total === 0 && chosenFilters(list).length === 0;
  if (offered.length === 0 || isEmptyShop) return null;
  const fields = Object.entries(shopFields(state)).filter(
    // Filtering starts at the first page.
    ([name]) => !offered.includes(name) && name !== 'currentPage',
  );
  return (
    <form
      className="org-product-filters"
      data-part="filters"
      data-enhance={context.editing ? undefined : 'product-menus'}
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
      {offered.some((name) => name !== 'search') ? (
        <FoldedFilters {...list}>
          {showCategoryFilter ? <CategoryChoices {...list} /> : null}
          {tags.length > 0 ? (
            <Choices name="tags" label="Tags" choices={tags} chosen={state.tags} />
          ) : null}
          {showAttributeFilter ? <AttributeChoices {...list} /> : null}
          {showPriceFilter ? <PriceFilter {...list} /> : null}
        </FoldedFilters>
      ) : null}
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} disabled={value === ''} />
      ))}
      <button className="org-product-apply" type={context.editing ? 'button' : 'submit'}>
        Apply
      </button>
    </form>
  );
}
