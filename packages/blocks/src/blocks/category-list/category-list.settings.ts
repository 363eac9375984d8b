import { defineSettings } from '../../define/define-settings.ts';
import { type CategoryListProps, MAX_CHOSEN_CATEGORIES } from './category-list.definition.ts';

/** Settings of a category list. */
export const categoryListSettings = defineSettings<CategoryListProps>([
  {
    kind: 'records',
    of: 'categories',
    prop: 'categoryIds',
    label: 'Categories',
    max: MAX_CHOSEN_CATEGORIES,
    help: 'Leave empty to show all categories.',
  },
]);
