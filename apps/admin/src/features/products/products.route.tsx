import { AppLink, EntityList, NewRecordRoute, RecordRoute, useCan } from '@org/admin-kit';
import { Button } from '@org/ui';
import { IconTable } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { PRODUCT_SCREEN } from './product.config.tsx';
import { PRODUCT_LIST } from './product-list.config.tsx';

/** Renders the list of products. */
export function ProductsRoute(): ReactElement {
  const navigate = useNavigate();
  const seesStock = useCan('inventory.can_update');
  const seesCategories = useCan('categories.can_view');
  return (
    <EntityList
      screen={PRODUCT_LIST}
      bulkActions={(ids) =>
        seesStock
          ? [
              {
                label: text.pricesAndStock,
                icon: IconTable,
                onPress: () =>
                  void navigate({
                    to: '/admin/inventory/grid',
                    search: { products: ids.join(',') },
                  }),
              },
            ]
          : []
      }
      buttons={
        seesCategories && (
          <Button component={AppLink} href="/admin/products/categories">
            {text.categoriesLink}
          </Button>
        )
      }
    />
  );
}

/** Renders the form of a new product. */
export function NewProductRoute(): ReactElement {
  return <NewRecordRoute screen={PRODUCT_SCREEN} />;
}

/** Renders a product. */
export function ProductRoute(): ReactElement {
  return <RecordRoute screen={PRODUCT_SCREEN} />;
}
