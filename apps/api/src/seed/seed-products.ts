import { createEntity } from '../entities/entity.service.ts';
import { makeTag } from '../entities/tags.repository.ts';
import type { TenantWrite } from '../events/record-change.ts';
import { createCategory } from '../modules/categories/categories.service.ts';
import { couponKind } from '../modules/orders/coupon-kind.ts';
import { updateWebOrderSettings } from '../modules/orders/shop-settings.ts';
import { productKind } from '../modules/products/product-kind.ts';
import { DEMO_PRODUCT_CATEGORIES, DEMO_PRODUCTS, type DemoProduct } from './demo-products.ts';

/** The variants of a product as they are sent. */
function variantsOf({ attributes = [], variants = [] }: DemoProduct) {
  return variants.map(([values, sku, price, stock]) => ({
    sku,
    price,
    stock,
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
  // The first of the list is the newest.
  for (const product of DEMO_PRODUCTS.toReversed()) {
    const { name, sku, excerpt, description, unitPrice, salePrice, stock, more } = product;
    const tagIds: number[] = [];
    for (const tag of product.tags ?? [])
      tagIds.push(await makeTag(tx, tenantId, 'product', { name: tag, color: 'green' }));
    const [drawing, alt] = product.art;
    const file = art.get(drawing);
    await createEntity(write, productKind, {
      name,
      sku,
      excerpt,
      description,
      unitPrice,
      ...(salePrice !== undefined && { salePrice }),
      status: product.status ?? 'published',
      images: file ? [{ file, alt }] : [],
      category_ids: product.categories
        .map((category) => categories.get(category))
        .filter((id) => id !== undefined),
      attributes: product.attributes ?? [],
      variants: variantsOf(product),
      ...(stock !== undefined && { stock }),
      ...more,
      tagIds,
    });
  }
  await updateWebOrderSettings(write, {
    pickup: {
      enabled: true,
      instructions: 'At our workshop, Tuesday to Saturday from 10 to 18.',
      country: 'CA',
      province: 'ON',
    },
    shipping: {
      enabled: true,
      methods: [
        { id: 'post', name: 'Parcel, 3 to 5 days', price: 9.5, free_over: 120 },
        { id: 'express', name: 'Express, the next day', price: 24, free_over: null },
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
  await createEntity(write, couponKind, {
    code: 'WELCOME10',
    description: 'Ten per cent off a first order',
    kind: 'percent',
    value: 10,
    enabled: true,
    maxUsesPerCustomer: 1,
  });
}
