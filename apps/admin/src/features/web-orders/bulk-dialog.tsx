import { failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { OrdersChanged } from '@org/schema/entities';
import { Alert, Dialog, Switch, TextInput, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { bulkText, text } from './messages.ts';

const { webOrders, inventory } = apiContract;

/** Props of the dialog: the action and its orders. */
export interface BulkDialogProps {
  readonly act: 'fulfil' | 'pay';
  readonly ids: readonly number[];
  readonly onClose: () => void;
}

/** Renders the skipped orders with their reasons. */
function SkippedOrders({ result }: { readonly result: OrdersChanged }): ReactElement {
  return (
    <>
      <p className="ad-dialog-text">{bulkText.skipped(result.skipped.length)}</p>
      <ul className="ad-skipped-orders">
        {result.skipped.map(({ id, number, reason }) => (
          <li key={id}>
            <strong>{text.title(number || String(id))}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Fulfils several orders or marks them as paid, then lists the skipped ones with reasons. */
export function BulkDialog({ act, ids, onClose }: BulkDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [notify, setNotify] = useState(true);
  const [reference, setReference] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState<OrdersChanged & { readonly message: string }>();

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const idempotencyKey = key.current;
      const answer =
        act === 'fulfil'
          ? await api.call(webOrders.fulfilMany, {
              body: { ids: [...ids], notify },
              idempotencyKey,
            })
          : await api.call(webOrders.payMany, {
              body: { ids: [...ids], ...(reference.trim() && { reference }) },
              idempotencyKey,
            });
      for (const route of [webOrders.list, webOrders.get, webOrders.timeline, inventory.levels])
        void queries.invalidateQueries({ queryKey: callKey(route) });
      if (answer.skipped.length > 0) setResult(answer);
      else {
        toast.success(answer.message);
        onClose();
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status > 0) key.current = crypto.randomUUID();
      setProblem(failureWords(error));
    } finally {
      setBusy(false);
    }
  }

  const title = bulkText[act](ids.length);
  if (result)
    return (
      <Dialog
        open
        title={result.message}
        width={480}
        onClose={onClose}
        buttons={[{ label: text.close, kind: 'primary', onPress: onClose }]}
      >
        <SkippedOrders result={result} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={title}
      width={480}
      onClose={onClose}
      buttons={[
        { label: text.close, onPress: onClose },
        {
          label: act === 'fulfil' ? text.fulfil : bulkText.payNow,
          kind: 'primary',
          busy,
          onPress: () => void send(),
        },
      ]}
    >
      <div className="at-form-fields">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <p className="ad-dialog-text">
          {act === 'fulfil' ? bulkText.fulfilHelp : bulkText.payHelp}
        </p>
        {act === 'fulfil' ? (
          <Switch
            label={text.notify}
            checked={notify}
            data-autofocus
            onChange={(event) => setNotify(event.currentTarget.checked)}
          />
        ) : (
          <TextInput
            label={text.reference}
            value={reference}
            data-autofocus
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
