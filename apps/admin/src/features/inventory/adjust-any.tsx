import { RecordPicker } from '@org/admin-kit';
import { callKey } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { StockRow } from '@org/schema/entities';
import { Dialog } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { AdjustDialog } from './adjust-dialog.tsx';
import { placesQuery } from './inventory.queries.ts';
import { text } from './messages.ts';
import { variantName } from './stock-cells.tsx';

const { inventory } = apiContract;
/** Maximum number of variants to choose from. */
const MOST = 20;

/** Asks for a variant, then for a stock adjustment. */
export function AdjustAny({ onClose }: { readonly onClose: () => void }): ReactElement {
  const found = useRef(new Map<string, StockRow>());
  const [row, setRow] = useState<StockRow>();
  const places = useQuery(placesQuery()).data?.results.rows;
  if (row && places)
    return <AdjustDialog row={row} places={places} locationId={undefined} onClose={onClose} />;
  return (
    <Dialog
      open
      width={460}
      title={text.adjustAny}
      onClose={onClose}
      buttons={[{ label: text.cancel, onPress: onClose }]}
    >
      <RecordPicker
        source={{
          key: callKey(inventory.levels),
          find: async (api, search, signal) => {
            const query = { itemsPerPage: MOST, ...(search && { search }) };
            const { results } = await api.call(inventory.levels, { query, signal });
            return results.rows.map((one) => {
              const value = String(one.id);
              found.current.set(value, one);
              return { value, label: `${variantName(one)} · ${one.sku}` };
            });
          },
          getName: () => Promise.resolve(undefined),
        }}
        label={text.adjustWhat}
        none={text.adjustNone}
        nothingFound={text.adjustNotFound}
        value={row ? String(row.id) : ''}
        onChange={(id) => setRow(found.current.get(id))}
      />
    </Dialog>
  );
}
