import { SideList } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { MOVEMENT_FIELDS, type StockMovement, type StockRow } from '@org/schema/entities';
import { Drawer, RelativeTime, StatusDot, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { REASON_TONES, text } from './messages.ts';
import { variantName } from './stock-cells.tsx';

const { inventory } = apiContract;

const reasonWord = (reason: string): string =>
  MOVEMENT_FIELDS.reason.options.find(({ value }) => value === reason)?.label ?? reason;

function Movement({ movement }: { readonly movement: StockMovement }): ReactElement {
  const { number } = useFormats();
  const { delta, balanceAfter, reason, note, location, user, at } = movement;
  return (
    <li>
      <p className="ad-movement-head">
        <StatusDot tone={REASON_TONES[reason]} label={reasonWord(reason)} />
        <strong className="ad-stock-delta" data-less={delta < 0 || undefined}>
          {delta > 0 ? `+${number(delta)}` : number(delta)}
        </strong>
      </p>
      <p className="at-meta">
        {location}, {number(balanceAfter)} on hand after
        {note && ` · ${note}`}
      </p>
      <p className="at-meta">
        {user?.displayName} <RelativeTime value={at} />
      </p>
    </li>
  );
}

/** Renders the stock movements of a variant in a drawer. */
export function MovementDrawer({
  row,
  onClose,
}: {
  readonly row: StockRow;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  return (
    <Drawer
      opened
      position="right"
      size={400}
      onClose={onClose}
      title={variantName(row)}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: 'at-section-title' }}
    >
      <SideList<StockMovement>
        title={text.movements}
        className="ad-movements"
        queryKey={[...callKey(inventory.movements), 'variant', row.id]}
        read={async (part) =>
          (await api.call(inventory.movements, { query: { variantId: row.id, ...part } })).results
        }
        row={(movement) => <Movement key={movement.id} movement={movement} />}
        failed={text.movementsFailed}
        empty={text.movementsEmpty}
        older={text.older}
      />
    </Drawer>
  );
}
