import { MESSAGES, STORE_CATEGORY_PATH } from '@org/schema';
import type { ReactElement } from 'react';
import type { BlockViewProps } from '../../block-view.ts';
import { Icon } from '../../icon.tsx';
import { shopHref } from '../../store/product-card.tsx';
import type { CategoryListProps } from './category-list.definition.ts';

/** The categories of the shop, each a link to its page. Source: BLK-CATLIST-01, BLK-CATLIST-02. */
export function CategoryListView({
  props,
  root,
  context,
}: BlockViewProps<CategoryListProps>): ReactElement {
  const categories = context.shop?.categories ?? [];
  const chosen = new Set<unknown>(props.categoryIds);
  const shown =
    typeof categories === 'string'
      ? []
      : categories.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  if (shown.length === 0)
    return (
      <div {...root} data-empty="true">
        {categories === 'loading'
          ? MESSAGES.categoriesLoading
          : categories === 'failed'
            ? MESSAGES.categoriesFailed
            : MESSAGES.noCategories}
      </div>
    );
  return (
    <nav {...root} aria-label="Product categories">
      <ul className="org-category-items">
        {shown.map(({ id, category, slug }) => (
          <li key={id}>
            <a className="org-category-link" href={shopHref(STORE_CATEGORY_PATH + slug, context)}>
              {category}
              <Icon name="chevron-right" className="org-category-icon" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
