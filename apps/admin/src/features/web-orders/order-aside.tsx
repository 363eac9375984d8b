import { AppLink, RecordCard, RecordTags, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { addressLines, type Order, type OrderAddress } from '@org/schema/entities';
import {
  Alert,
  Button,
  RelativeTime,
  StatusDot,
  Textarea,
  toast,
  useFormats,
  useUnsavedGuard,
} from '@org/ui';
import { type ReactElement, useState } from 'react';
import { historySentence, PAYMENT, text } from './messages.ts';
import type { OpenOrder } from './use-order.ts';

const { webOrders } = apiContract;

/** Renders an address as on a parcel. */
function Address({ name, address }: { readonly name: string; readonly address: OrderAddress }) {
  const lines = [name, ...addressLines(address)];
  return <address className="ad-order-address">{lines.filter(Boolean).join('\n')}</address>;
}

/** Renders the internal notes of an order. */
function Notes({ order, act }: { readonly order: Order; readonly act: OpenOrder['act'] }) {
  const readOnly = !useCan('web_orders.can_update');
  const [typed, setTyped] = useState(order.notes);
  const [base, setBase] = useState(order.notes);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  // Notes of another user replace the text while nothing is typed.
  if (order.notes !== base && typed === base) {
    setBase(order.notes);
    setTyped(order.notes);
  }
  const isDirty = typed !== base;
  async function save(): Promise<boolean> {
    setBusy(true);
    const problems = await act('update', { notes: typed });
    setBusy(false);
    setProblem(problems ? (Object.values(problems)[0] ?? '') : '');
    if (problems) return false;
    setBase(typed);
    toast.success(text.notesSaved);
    return true;
  }
  useUnsavedGuard(isDirty && !busy, save);
  return (
    <RecordCard title={text.notes}>
      <Textarea
        aria-label={text.notes}
        description={text.notesHelp}
        autosize
        minRows={2}
        maxRows={12}
        readOnly={readOnly}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isDirty && (
        <Button size="xs" variant="filled" loading={busy} onClick={() => void save()}>
          {text.saveNotes}
        </Button>
      )}
    </RecordCard>
  );
}

/** Renders customer, addresses, payment, notes and history of an order. */
export function OrderAside({
  order,
  act,
}: {
  readonly order: Order;
  readonly act: OpenOrder['act'];
}): ReactElement {
  const { money } = useFormats();
  const canTag = useCan('web_orders.can_update');
  const seesCustomers = useCan('customers.can_view');
  const { customerName, email, phone, addresses, tracking, paymentMethod, note } = order;
  const events = (order.events ?? []).toReversed();
  return (
    <>
      <RecordCard title={text.customer}>
        <p className="ad-order-lines">
          <strong>{customerName || email}</strong>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
          {order.customer_id === null ? (
            <span className="at-meta">{text.guest}</span>
          ) : (
            seesCustomers && (
              <AppLink href={`/admin/customers/${order.customer_id}`}>{text.openCustomer}</AppLink>
            )
          )}
        </p>
      </RecordCard>
      {note && (
        <RecordCard title={text.note}>
          <Alert color="gray">
            <span className="ad-order-note">{note}</span>
          </Alert>
        </RecordCard>
      )}
      <RecordCard title={order.isPickup ? text.pickup : text.shipping}>
        {order.isPickup && <p className="at-meta">{text.pickupText}</p>}
        {addresses.shipping && <Address name={customerName} address={addresses.shipping} />}
        {tracking.length > 0 && (
          <ul className="ad-order-tracking">
            {tracking.map(({ carrier, number, url }) => (
              <li key={`${carrier} ${number}`}>
                {carrier}{' '}
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {number || url}
                  </a>
                ) : (
                  number
                )}
              </li>
            ))}
          </ul>
        )}
      </RecordCard>
      {addresses.billing.street && (
        <RecordCard title={text.billing}>
          <Address name={customerName} address={addresses.billing} />
        </RecordCard>
      )}
      <RecordCard title={text.payment}>
        <p className="ad-order-lines">
          <StatusDot {...PAYMENT[order.paymentStatus]} />
          <span className="at-meta">{paymentMethod.label}</span>
        </p>
      </RecordCard>
      <Notes key={order.id} order={order} act={act} />
      <RecordTags
        id={order.id}
        tags={order.tags}
        calls={webOrders}
        stale={[webOrders.list]}
        readOnly={!canTag}
      />
      <RecordCard title={text.history}>
        <ol className="ad-timeline">
          {events.map((event) => (
            <li key={`${event.at} ${event.type} ${event.text}`}>
              <p>{historySentence(order, event, money)}</p>
              <p className="at-meta">
                <RelativeTime value={event.at} />
              </p>
            </li>
          ))}
        </ol>
      </RecordCard>
    </>
  );
}
