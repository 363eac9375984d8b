import { ActionDialog } from '@org/admin-kit';
import type { Order } from '@org/schema/entities';
import { TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { NotifySwitch } from './notify-switch.tsx';
import { QuantityField, readQuantities, type TypedQuantities } from './pieces-field.tsx';
import { getOpen, type OpenOrder } from './use-order.ts';

/** Props of every dialog about an order. */
export interface OrderDialogProps {
  readonly order: Order;
  readonly act: OpenOrder['act'];
  readonly onClose: () => void;
}

/** Renders a fulfilment: all open items, or some of them, with a tracking number. */
export function FulfilDialog({ order, act, onClose }: OrderDialogProps): ReactElement {
  const items = order.items
    .map((item) => ({ item, most: getOpen(item) }))
    .filter(({ most }) => most > 0);
  const [typed, setTyped] = useState<TypedQuantities>(() =>
    Object.fromEntries(items.map(({ item, most }) => [item.id, String(most)])),
  );
  const [wrong, setWrong] = useState<Readonly<Record<number, string>>>({});
  const [parcel, setParcel] = useState({ carrier: '', number: '', url: '' });
  const [notify, setNotify] = useState(true);
  const hasParcel = Object.values(parcel).some((words) => words.trim() !== '');
  const line = (name: keyof typeof parcel, problem: string | undefined) => (
    <TextInput
      label={text[name]}
      value={parcel[name]}
      error={problem}
      onChange={(event) => setParcel({ ...parcel, [name]: event.currentTarget.value })}
    />
  );
  return (
    <ActionDialog
      title={text.fulfilTitle}
      confirmLabel={text.fulfilNow}
      onClose={onClose}
      send={async () => {
        const { pieces, problems } = readQuantities(items, typed);
        setWrong(problems);
        if (Object.keys(problems).length > 0) return {};
        if (pieces.length === 0) return { '': text.nothingChosen };
        return act('fulfil', { items: pieces, notify, ...(hasParcel && { tracking: parcel }) });
      }}
    >
      {(problems) => (
        <>
          <p className="at-meta">{order.isPickup ? text.fulfilPickup : text.fulfilShip}</p>
          <QuantityField
            label={text.items}
            isFirst
            items={items}
            typed={typed}
            problems={wrong}
            onType={setTyped}
          />
          {!order.isPickup && (
            <>
              <div className="ad-pair">
                {line('carrier', problems['tracking.carrier'])}
                {line('number', problems['tracking.number'])}
              </div>
              {line('url', problems['tracking.url'])}
            </>
          )}
          <NotifySwitch checked={notify} onChange={setNotify} />
        </>
      )}
    </ActionDialog>
  );
}
