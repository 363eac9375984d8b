import { useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import type { Order } from '@org/schema/entities';
import { ActionIcon, Button, Icon, Menu, toast, useFormats } from '@org/ui';
import {
  IconBan,
  IconCash,
  IconChecks,
  IconDots,
  IconFileInvoice,
  IconMail,
  IconPackageExport,
  IconPrinter,
  IconReceiptRefund,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { InvoiceItem } from './invoice-item.tsx';
import { STATUS, text } from './messages.ts';
import { canCancel, getMoney, type OpenOrder, openQuantity } from './use-order.ts';

const { orderDocuments } = apiContract;

/** Dialogs of an order. */
export type OrderDialog = 'fulfil' | 'cancel' | 'refund' | 'pay';

/** Returns the URL of an order's document. */
const paperHref = (route: { readonly path: string }, { id }: Order): string =>
  route.path.replace('{id}', String(id));

/** Renders the actions on an order: next steps as buttons, the rest in a menu. */
export function OrderButtons({
  order,
  act,
  onShow,
}: {
  readonly order: Order;
  readonly act: OpenOrder['act'];
  readonly onShow: (dialog: OrderDialog) => void;
}): ReactElement {
  const canUpdate = useCan('web_orders.can_update');
  const isCancelled = order.cancelledAt !== null;
  const left = openQuantity(order);
  const { money } = useFormats();
  const { refundable, owed } = getMoney(order);
  async function become(status: Order['status']): Promise<void> {
    const problems = await act('update', { status });
    if (problems) toast.error(Object.values(problems)[0] ?? '');
  }
  async function resend(): Promise<void> {
    const problems = await act('resend', {});
    if (problems) toast.error(Object.values(problems)[0] ?? '');
  }
  return (
    <>
      <Menu position="bottom-end" width={250}>
        <Menu.Target>
          <ActionIcon size={36} variant="default" aria-label={text.more}>
            <Icon of={IconDots} size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component="a"
            href={paperHref(orderDocuments.packingSlip, order)}
            target="_blank"
            leftSection={<Icon of={IconPrinter} />}
          >
            {text.packingSlip}
          </Menu.Item>
          {!order.invoiceId && (
            <Menu.Item
              component="a"
              href={paperHref(orderDocuments.invoice, order)}
              target="_blank"
              leftSection={<Icon of={IconFileInvoice} />}
            >
              {text.invoice}
            </Menu.Item>
          )}
          <InvoiceItem order={order} />
          {canUpdate && (
            <>
              {!isCancelled && (
                <Menu.Item leftSection={<Icon of={IconMail} />} onClick={() => void resend()}>
                  {text.resend}
                </Menu.Item>
              )}
              <Menu.Divider />
              {!isCancelled &&
                order.nextStatuses.map((status) => (
                  <Menu.Item
                    key={status}
                    leftSection={<Icon of={IconChecks} />}
                    onClick={() => void become(status)}
                  >
                    {text.markAs(STATUS[status].label)}
                  </Menu.Item>
                ))}
              {refundable > 0 && (
                <Menu.Item
                  leftSection={<Icon of={IconReceiptRefund} />}
                  onClick={() => onShow('refund')}
                >
                  {text.refund}
                </Menu.Item>
              )}
              {canCancel(order) && (
                <Menu.Item
                  color="red"
                  leftSection={<Icon of={IconBan} />}
                  onClick={() => onShow('cancel')}
                >
                  {text.cancel}
                </Menu.Item>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {canUpdate && owed > 0 && !isCancelled && (
        <Button leftSection={<Icon of={IconCash} />} onClick={() => onShow('pay')}>
          {text.pay}
        </Button>
      )}
      {canUpdate && left > 0 && !isCancelled && (
        <Button
          variant="filled"
          leftSection={<Icon of={IconPackageExport} />}
          onClick={() => onShow('fulfil')}
        >
          {text.fulfil}
        </Button>
      )}
      {canUpdate && refundable > 0 && isCancelled && (
        <Button
          variant="filled"
          leftSection={<Icon of={IconReceiptRefund} />}
          onClick={() => onShow('refund')}
        >
          {text.refundDue(money(refundable, order.currency))}
        </Button>
      )}
    </>
  );
}
