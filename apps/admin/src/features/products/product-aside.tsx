import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { PRODUCT_FIELDS, type Product } from '@org/schema/entities';
import type { ReactElement } from 'react';

const { products } = apiContract;

/** Renders tags and history beside the form of a product. */
export function ProductAside({ record }: { readonly record: Product }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={products}
        stale={[products.list]}
        readOnly={!useCan('products.can_update')}
      />
      <RecordTimeline
        route={products.timeline}
        id={record.id}
        fields={PRODUCT_FIELDS}
        nested={['custom_fields', 'variants']}
      />
    </>
  );
}
