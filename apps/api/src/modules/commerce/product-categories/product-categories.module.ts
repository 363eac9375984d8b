import { defineModule } from '../../../kernel/module/define-module.ts';
import { categoryImport } from '../../content/index.ts';
import { PRODUCT_CATEGORIES } from '../products/product-category-set.ts';
import { productCategoryRoutes } from './product-categories.routes.ts';
import { seedProductCategories } from './seed-product-categories.ts';

/** Categories of products. */
export const productCategoriesModule = defineModule({
  name: 'commerce/product-categories',
  imports: [categoryImport(PRODUCT_CATEGORIES)],
  seeds: () => [{ seedTenant: seedProductCategories }],
  routes: productCategoryRoutes,
});
