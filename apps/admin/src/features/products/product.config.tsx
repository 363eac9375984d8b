import { getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PRODUCT_FIELDS, type Product, productSchema } from '@org/schema/entities';
import { StatusDot } from '@org/ui';
import { IconPackage } from '@tabler/icons-react';
import { LABELS, STATUS, text } from './messages.ts';
import { ProductAside } from './product-aside.tsx';
import { ProductFields } from './product-fields.tsx';
import {
  emptyProductForm,
  type ProductFormValues,
  productResolver,
  productToForm,
  toProductBody,
} from './product-form.ts';

const { products, productCategories } = apiContract;

/** Configuration of the screen of a product. */
export const PRODUCT_SCREEN: RecordScreen<Product, ProductFormValues> = {
  entity: 'product',
  name: 'product',
  icon: IconPackage,
  calls: { ...products, stale: [products.list, products.timeline, productCategories.list] },
  permissions: getPermissions('products'),
  list: { href: '/admin/inventory/products', label: text.all },
  href: ({ id }) => `/admin/inventory/products/${id}`,
  schema: productSchema,
  fields: PRODUCT_FIELDS,
  empty: emptyProductForm,
  toValues: productToForm,
  toBody: toProductBody,
  resolver: productResolver,
  labels: LABELS,
  getField: ({ code }) => (code === 'slug_taken' ? 'slug' : undefined),
  getTitle: (values) => values.name,
  Fields: ProductFields,
  Aside: ProductAside,
  meta: ({ status }) => <StatusDot {...STATUS[status]} />,
  text: { ...text, noun: 'product', newTitle: text.new },
};
