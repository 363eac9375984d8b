import { apiContract } from '@org/schema/contract';
import { entityRoutes } from '../../../kernel/entity-routes/entity.routes.ts';
import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { FIRST_STEP_CHECKS, type FirstStepCheck } from '../../platform/index.ts';
import { fetchImportPictures, fetchPicturesJob } from './fetch-import-pictures.ts';
import { productEntity } from './product.entity.ts';
import { productImport } from './product-import.ts';
import { seedProducts } from './seed-products.ts';

const checkProductStep: FirstStepCheck = async (tx) => {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return product ? ['product'] : [];
};

/** Products with variants and pictures. */
export const productsModule = defineModule({
  name: 'commerce/products',
  entities: [productEntity],
  imports: [productImport],
  extensions: [extend(FIRST_STEP_CHECKS, () => checkProductStep)],
  jobs: ({ db, store, send, config, pictures }) => {
    const tools = { db, store, send, innerHosts: new Set(config.pictureHosts), ...pictures };
    return [bindJob(fetchPicturesJob, (work) => fetchImportPictures(tools, work))];
  },
  seeds: () => [{ seedTenant: seedProducts }],
  routes: ({ send }) => entityRoutes(apiContract.products, productEntity, send),
});
