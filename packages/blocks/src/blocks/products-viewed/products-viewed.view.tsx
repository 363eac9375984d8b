import type { ReactElement } from 'react';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { MAX_VIEWED } from '../../shop-data/viewed.ts';
import { MAX_VIEWED_PER_ROW, type ProductsViewedProps } from './products-viewed.definition.ts';
import { ViewedCards } from './viewed-cards.tsx';

/**
 * Renders recently viewed products. Pages are the same for everyone, so the server renders an empty, hidden block; its script
 * requests the same page with the ids, which also gives current prices.
 */
export function ProductsViewedView({
  props,
  root,
  context,
}: BlockViewProps<ProductsViewedProps>): ReactElement {
  const { shop, editing } = context;
  const most = Math.round(getNumber(props.most, { min: 1, max: MAX_VIEWED, otherwise: 4 }));
  const perRow = Math.round(
    getNumber(props.perRow, { min: 1, max: MAX_VIEWED_PER_ROW, otherwise: 4 }),
  );
  const rows = (shop?.viewed ?? []).slice(0, most);
  if (editing && rows.length === 0)
    return (
      <div {...root} data-empty="true">
        What a visitor has looked at last appears here.
      </div>
    );
  return (
    <div
      {...root}
      hidden={rows.length === 0 || undefined}
      data-enhance={editing ? undefined : 'products-viewed'}
      data-options={editing ? undefined : JSON.stringify({ most, current: shop?.current?.id ?? 0 })}
    >
      <ViewedCards title={props.title} rows={rows} perRow={perRow} context={context} />
    </div>
  );
}
