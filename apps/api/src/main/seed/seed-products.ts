import { createEntity } from '../../kernel/entities/entity.service.ts';
import { makeTag } from '../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../kernel/events/record-change.ts';
import {
  couponEntity,
  productEntity,
  updateWebOrderSettings,
} from '../../modules/commerce/index.ts';
import { createCategory } from '../../modules/content/index.ts';
import { type DemoProduct, getPictures } from './demo-product.ts';
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS } from './demo-products.ts';

/** The variants of a product as they are sent. Shape: product, `art` the address of each drawing by its name. */
function getVariants(
  { attributes = [], variants = [], looks = {} }: DemoProduct,
  art: ReadonlyMap<string, string>,
) {
  return variants.map(([values, sku, price, stock, salePrice = null]) => ({
    sku,
    price,
    salePrice,
    stock,
    image: values.map((value) => art.get(looks[value]?.[0] ?? '') ?? '').find(Boolean) ?? '',
    attributes: attributes.map(({ name }, at) => ({
      attribute_name: name,
      attribute_value: values[at] ?? '',
    })),
  }));
}

/** Gives a demo tenant a shop. Shape: `art` the address of each drawing by its name. */
export async function seedProducts(
  write: TenantWrite,
  art: ReadonlyMap<string, string>,
): Promise<void> {
  const { tx, tenantId } = write;
  const categories = new Map<string, number>();
  for (const { parent, ...fields } of DEMO_PRODUCT_CATEGORIES) {
    const parent_id = parent === undefined ? undefined : categories.get(parent);
    const { id } = await createCategory(write, 'products', { ...fields, parent_id });
    categories.set(fields.category, id);
  }
  const tags = new Map<string, number>();
  // The first of the list is the newest.
  for (const product of DEMO_PRODUCTS.toReversed()) {
    const { name, sku, excerpt, description, unitPrice, salePrice, stock, more } = product;
    const tagIds: number[] = [];
    for (const tag of product.tags ?? []) {
      const id =
        tags.get(tag) ?? (await makeTag(tx, tenantId, 'product', { name: tag, color: 'green' }));
      tags.set(tag, id);
      tagIds.push(id);
    }
    const images = getPictures(product).flatMap(([drawing, alt]) => {
      const file = art.get(drawing);
      return file ? [{ file, alt }] : [];
    });
    await createEntity(write, productEntity, {
      name,
      sku,
      excerpt,
      description,
      unitPrice,
      ...(salePrice !== undefined && { salePrice }),
      status: product.status ?? 'published',
      images,
      category_ids: product.categories
        .map((category) => categories.get(category))
        .filter((id) => id !== undefined),
      attributes: product.attributes ?? [],
      variants: getVariants(product, art),
      ...(stock !== undefined && { stock }),
      meta_title: `${name} – ${product.categories[0] ?? 'Shop'} – Northwind Gardens`,
      meta_description: excerpt,
      ...more,
      tagIds,
    });
  }
  await updateWebOrderSettings(write, {
    low_stock: 4,
    pickup: {
      enabled: true,
      instructions: 'At our workshop, Tuesday to Saturday from 10 to 18.',
      country: 'CA',
      province: 'ON',
    },
    shipping: {
      enabled: true,
      methods: [
        {
          id: 'post',
          name: 'Parcel, 3 to 5 days',
          price: 9.5,
          free_over: 120,
          destinations: [
            { country: 'CA', provinces: [] },
            { country: 'US', provinces: [] },
          ],
          band_by: 'none',
          bands: [],
        },
        {
          id: 'express',
          name: 'Express, the next day',
          price: 24,
          free_over: null,
          destinations: [{ country: 'CA', provinces: ['ON', 'QC'] }],
          band_by: 'weight',
          bands: [
            { up_to: 5, price: 24 },
            { up_to: 20, price: 38 },
          ],
        },
      ],
    },
    tax: {
      mode: 'destination',
      rates: [
        { name: 'HST', rate: 13, country: 'CA', province: 'ON' },
        { name: 'GST', rate: 5, country: 'CA', province: 'QC' },
        { name: 'QST', rate: 9.975, country: 'CA', province: 'QC' },
      ],
      prices_include_tax: false,
    },
  });
  await createEntity(write, couponEntity, {
    code: 'WELCOME10',
    description: 'Ten per cent off a first order',
    kind: 'percent',
    value: 10,
    enabled: true,
    maxUsesPerCustomer: 1,
  });
}
