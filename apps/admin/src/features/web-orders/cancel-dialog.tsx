import { ActionDialog } from '@org/admin-kit';
import { Switch, Textarea } from '@org/ui';
import { type ReactElement, useState } from 'react';
import type { OrderDialogProps } from './fulfil-dialog.tsx';
import { text } from './messages.ts';
import { NotifySwitch } from './notify-switch.tsx';
import { openQuantity } from './use-order.ts';

/** Renders the cancellation of an order, which restocks items that were not fulfilled. */
export function CancelDialog({ order, act, onClose }: OrderDialogProps): ReactElement {
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [notify, setNotify] = useState(true);
  return (
    <ActionDialog
      title={text.cancelTitle}
      confirmLabel={text.cancel}
      closeLabel={text.keepOrder}
      isDanger
      onClose={onClose}
      send={() => act('cancel', { restock, notify, ...(reason.trim() && { reason }) })}
    >
      {(problems) => (
        <>
          <p className="ad-dialog-text">{text.cancelText(openQuantity(order))}</p>
          <Textarea
            label={text.reason}
            description={text.reasonHelp}
            autosize
            minRows={2}
            data-autofocus
            value={reason}
            error={problems.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Switch
            label={text.restock}
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
          <NotifySwitch checked={notify} onChange={setNotify} />
        </>
      )}
    </ActionDialog>
  );
}
