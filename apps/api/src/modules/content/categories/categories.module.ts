import { defineModule } from '../../../kernel/module/define-module.ts';
import { blogCategoryRoutes } from './categories.routes.ts';
import { categoryImport } from './category-import.ts';
import { BLOG_CATEGORIES } from './category-set.ts';

/** Categories of blog posts, and what categories of any record have in common. */
export const categoriesModule = defineModule({
  name: 'content/categories',
  trash: [{ entity: 'category', table: 'categories' }],
  imports: [categoryImport(BLOG_CATEGORIES)],
  routes: blogCategoryRoutes,
});
