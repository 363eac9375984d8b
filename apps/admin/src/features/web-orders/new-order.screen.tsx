import { AppLink, CustomerPicker, RecordCard, useCan } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { DELIVERIES, type Delivery } from '@org/schema/entities';
import {
  Alert,
  Button,
  Checkbox,
  Icon,
  NativeSelect,
  NoPermission,
  PageHeader,
  Switch,
  Textarea,
  TextInput,
  toast,
  useFormats,
  useUnsavedGuard,
} from '@org/ui';
import { IconArrowLeft, IconReceipt } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { AddressFields } from './address-fields.tsx';
import { newText, text } from './messages.ts';
import { NewOrderItems } from './new-order-items.tsx';
import { NewOrderTotals } from './new-order-totals.tsx';
import { type OpenNewOrder, useNewOrder } from './use-new-order.ts';
import './orders.css';

const LIST = '/admin/web-orders';
const { customers } = apiContract;

function FieldsCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <RecordCard title={title}>
      <div className="at-form-fields">{children}</div>
    </RecordCard>
  );
}

type Part = Pick<OpenNewOrder, 'order' | 'change' | 'quote' | 'problems'>;

/** Renders the customer of a new order: an existing or a new one. */
function CustomerCard({ open: { order, change, problems } }: { readonly open: Part }) {
  const api = useApi();
  const seesCustomers = useCan('customers.can_view');
  const line = (name: 'email' | 'firstname' | 'lastname' | 'phone') => (
    <TextInput
      label={newText[name]}
      required={name !== 'phone'}
      value={order[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  async function choose(id: string): Promise<void> {
    change({ customerId: id });
    if (!id) return;
    const { customer } = await api.call(customers.get, { params: { id: Number(id) } });
    const address =
      customer.addresses.find(({ type }) => type === 'shipping') ?? customer.addresses[0];
    const { street, city, province, postalCode, countryCode } = address ?? {};
    change({
      email: customer.email,
      firstname: customer.firstname,
      lastname: customer.lastname,
      phone: customer.phone,
      ...(address && { shipping: { street, city, province, postalCode, countryCode } }),
    });
  }
  return (
    <FieldsCard title={text.customer}>
      {seesCustomers && (
        <CustomerPicker
          label={newText.chooseCustomer}
          none={newText.newCustomer}
          value={order.customerId}
          error={problems.customer_id}
          onChange={(id) => void choose(id)}
        />
      )}
      {line('email')}
      <div className="ad-pair">
        {line('firstname')}
        {line('lastname')}
      </div>
      {line('phone')}
    </FieldsCard>
  );
}

/** Renders delivery or pickup of a new order. */
function DeliveryCard({ open: { order, change, quote, problems } }: { readonly open: Part }) {
  const { money } = useFormats();
  const deliveries = quote?.choices.deliveries ?? DELIVERIES;
  const delivery = order.delivery || quote?.selected.delivery || '';
  const methods = quote?.choices.shippingMethods ?? [];
  const home = quote?.selected.countryCode ?? '';
  return (
    <FieldsCard title={text.delivery}>
      <NativeSelect
        label={newText.deliveryMethod}
        data={deliveries.map((value) => ({ value, label: newText[value] }))}
        value={delivery}
        error={problems.delivery}
        onChange={(event) => change({ delivery: event.currentTarget.value as Delivery })}
      />
      {delivery === 'ship' && (
        <>
          <AddressFields
            title={text.shipping}
            value={{ ...order.shipping, countryCode: order.shipping.countryCode ?? home }}
            getProblem={(part) => problems[`shipping.${part}`]}
            onChange={(shipping) => change({ shipping })}
          />
          {methods.length > 0 && quote && (
            <NativeSelect
              label={newText.shippingMethod}
              data={methods.map(({ id, name, price }) => ({
                value: id,
                label: `${name} · ${money(price, quote.currency)}`,
              }))}
              value={
                methods.find(({ id }) => id === order.shippingMethodId)?.id ??
                quote.selected.shippingMethodId
              }
              error={problems.shippingMethodId}
              onChange={(event) => change({ shippingMethodId: event.currentTarget.value })}
            />
          )}
          <Checkbox
            label={newText.sameBilling}
            checked={order.sameBilling}
            onChange={(event) => change({ sameBilling: event.currentTarget.checked })}
          />
        </>
      )}
      {delivery === 'ship' && !order.sameBilling && (
        <AddressFields
          title={text.billing}
          value={{ ...order.billing, countryCode: order.billing.countryCode ?? home }}
          getProblem={(part) => problems[`billing.${part}`]}
          onChange={(billing) => change({ billing })}
        />
      )}
    </FieldsCard>
  );
}

/** Renders the payment of a new order: unpaid, or recorded manually. */
function PaymentCard({ open: { order, change, quote, problems } }: { readonly open: Part }) {
  return (
    <FieldsCard title={text.payment}>
      <NativeSelect
        label={newText.paymentMethod}
        // The options depend on the items, and are loaded with their prices.
        disabled={!quote}
        data={
          quote
            ? quote.choices.paymentMethods.map(({ key, label }) => ({ value: key, label }))
            : [{ value: '', label: newText.addProductFirst }]
        }
        value={order.paymentMethod || quote?.selected.paymentMethod || ''}
        error={problems.paymentMethod}
        onChange={(event) => change({ paymentMethod: event.currentTarget.value })}
      />
      <Switch
        label={newText.paid}
        checked={order.paid}
        onChange={(event) => change({ paid: event.currentTarget.checked })}
      />
      {order.paid && (
        <TextInput
          label={text.reference}
          value={order.reference}
          error={problems.reference}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
      )}
    </FieldsCard>
  );
}

/** Focuses the first field with a problem, which also scrolls it into view. */
function focusFirstProblem(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Renders the form of a new order; the server prices it while it is typed. */
export function NewOrderScreen(): ReactElement {
  const canCreate = useCan('web_orders.can_create');
  const router = useRouter();
  const open = useNewOrder(newText.needItems);
  const { order, change, problems, busy, isDirty } = open;
  const root = useRef<HTMLDivElement>(null);
  async function create(): Promise<boolean> {
    const created = await open.create();
    if (!created) {
      // Waits until the problems are rendered.
      setTimeout(() => focusFirstProblem(root.current));
      return false;
    }
    toast.success(newText.created(created.number));
    await router.navigate({ href: `${LIST}/${created.id}`, ignoreBlocker: true });
    return true;
  }
  useUnsavedGuard(isDirty && !busy, create);
  if (!canCreate) return <NoPermission what={newText.createOrders} />;
  const general = problems[''] ?? problems.total;
  return (
    <div className="ad-record" data-aside="" ref={root}>
      <PageHeader
        title={newText.title}
        icon={IconReceipt}
        back={
          <AppLink href={LIST} className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
        buttons={
          <Button variant="filled" loading={busy} onClick={() => void create()}>
            {newText.create}
          </Button>
        }
      />
      <div className="ad-record-body">
        <div className="ad-record-main">
          {general && (
            <Alert color="red" role="alert">
              {general}
            </Alert>
          )}
          <NewOrderItems open={open} />
          <NewOrderTotals open={open} />
          <DeliveryCard open={open} />
        </div>
        <aside className="ad-record-aside" aria-label={newText.aside}>
          <CustomerCard open={open} />
          <PaymentCard open={open} />
          <FieldsCard title={text.note}>
            <Textarea
              aria-label={text.note}
              autosize
              minRows={2}
              value={order.note}
              error={problems.note}
              onChange={(event) => change({ note: event.currentTarget.value })}
            />
            <Switch
              label={text.notify}
              checked={order.notify}
              onChange={(event) => change({ notify: event.currentTarget.checked })}
            />
          </FieldsCard>
        </aside>
      </div>
    </div>
  );
}
