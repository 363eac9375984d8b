import { STORE_CATEGORY_PATH } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import { branchHas, type CategoryBranch, categoryTree } from '../../shop-data/category-tree.ts';
import type { ShopCategory } from '../../shop-data/site-shop.ts';
import { shopHref } from '../../store/product-card.tsx';
import type { CategoryListProps } from './category-list.definition.ts';

/** Display options of a category. */
interface Shown {
  readonly context: RenderContext;
  /** True for the category of the current page, and for those that the page's lists are filtered by. */
  readonly isChosen: (category: ShopCategory) => boolean;
}

/** Renders the link to the page of a category. */
function CategoryLink({
  category: { category, slug, count },
  isHere,
  context,
}: {
  readonly category: ShopCategory;
  readonly isHere: boolean;
  readonly context: RenderContext;
}): ReactElement {
  return (
    <a
      className="org-category-link"
      href={shopHref(STORE_CATEGORY_PATH + slug, context)}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="org-category-name">{category}</span>
      {count ? (
        <span className="org-category-count">
          {count}
          <span className="org-category-unseen">{count === 1 ? ' product' : ' products'}</span>
        </span>
      ) : null}
      <Icon name="chevron-right" className="org-category-icon" />
    </a>
  );
}

/** Renders a category with its subcategories in a disclosure; the branch of the current category is open. */
function Branch({ branch, shown }: { readonly branch: CategoryBranch; readonly shown: Shown }) {
  const { category, children } = branch;
  const { context, isChosen } = shown;
  const isHere = context.page?.slug === STORE_CATEGORY_PATH + category.slug;
  const link = <CategoryLink category={category} isHere={isHere} context={context} />;
  if (children.length === 0) return <li>{link}</li>;
  return (
    <li className="org-category-branch">
      {link}
      <details className="org-category-more" open={branchHas(branch, isChosen) || undefined}>
        <summary className="org-category-open" aria-label={`Categories in ${category.category}`}>
          <Icon name="chevron-down" className="org-category-icon" />
        </summary>
        <ul className="org-category-below">
          {children.map((child) => (
            <Branch key={child.category.id} branch={child} shown={shown} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Renders the categories of the shop as a tree of links. */
export function CategoryListView({
  props,
  root,
  context,
}: BlockViewProps<CategoryListProps>): ReactElement {
  const categories = context.shop?.categories ?? [];
  const chosen = new Set<unknown>(props.categoryIds);
  const all =
    typeof categories === 'string'
      ? []
      : categories.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  if (all.length === 0)
    return (
      <div {...root} data-empty="true">
        {categories === 'loading'
          ? MESSAGES.categoriesLoading
          : categories === 'failed'
            ? MESSAGES.categoriesFailed
            : MESSAGES.noCategories}
      </div>
    );
  const asked = new Set(context.shop?.state.categoryIds);
  const isChosen = ({ id, slug }: ShopCategory): boolean =>
    asked.has(id) || context.page?.slug === STORE_CATEGORY_PATH + slug;
  return (
    <nav {...root} aria-label="Product categories">
      <ul className="org-category-items">
        {categoryTree(all).map((branch) => (
          <Branch key={branch.category.id} branch={branch} shown={{ context, isChosen }} />
        ))}
      </ul>
    </nav>
  );
}
