import { AppLink } from '@org/admin-kit';
import type { StockRow } from '@org/schema/entities';
import { Icon } from '@org/ui';
import { IconPackage } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import './inventory.css';

/** Returns the options of a variant: `L · Blue`; '' for a product without variants. */
export const getOptions = ({ attributes }: Pick<StockRow, 'attributes'>): string =>
  attributes.map(({ attribute_value }) => attribute_value).join(' · ');

/** Returns the name of a variant: its product and its options. */
export function variantName(row: Pick<StockRow, 'name' | 'attributes'>): string {
  const options = getOptions(row);
  return options ? `${row.name}, ${options}` : row.name;
}

/** Renders image, product and options of a variant. */
export function VariantCell({ row }: { readonly row: StockRow }): ReactElement {
  const options = getOptions(row);
  return (
    <span className="ad-stock-name">
      {row.image ? (
        <img src={row.image} alt="" loading="lazy" />
      ) : (
        <span className="ad-stock-picture">
          <Icon of={IconPackage} size={16} />
        </span>
      )}
      <span className="ad-stock-words">
        <AppLink href={`/admin/inventory/products/${row.productId}`} className="ad-row-link">
          {row.name}
        </AppLink>
        {options && <span className="at-meta">{options}</span>}
      </span>
    </span>
  );
}
