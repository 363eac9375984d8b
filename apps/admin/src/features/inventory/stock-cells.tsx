import type { StockRow } from '@org/schema';
import { Icon } from '@org/ui';
import { IconPackage } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import './inventory.css';

/** What a variant is chosen by: `L · Blue`; '' for a product without variants. */
export const getOptions = ({ attributes }: Pick<StockRow, 'attributes'>): string =>
  attributes.map(({ attribute_value }) => attribute_value).join(' · ');

/** What a variant is called: its product and what it is chosen by. */
export function variantName(row: Pick<StockRow, 'name' | 'attributes'>): string {
  const options = getOptions(row);
  return options ? `${row.name}, ${options}` : row.name;
}

/** Picture, product and options of a variant. */
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
