import { apiContract, type Order } from '@org/schema';
import {
  ActionIcon,
  Button,
  Icon,
  Menu,
  NoPermission,
  PageHeader,
  RelativeTime,
  StatusDot,
  toast,
} from '@org/ui';
import {
  IconArrowLeft,
  IconBan,
  IconCash,
  IconChecks,
  IconDots,
  IconFileInvoice,
  IconMail,
  IconPackageExport,
  IconPrinter,
  IconReceipt,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { FormPending } from '../../app/form/form-pending.tsx';
import { FailedState, ScreenMissing } from '../../app/screen-states.tsx';
import { useCan } from '../../app/session/use-me.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { PAYMENT, STATUS, text } from './messages.ts';
import { PayDialog, RefundDialog } from './money-dialogs.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderItems } from './order-items.tsx';
import { canCancel, moneyOf, type OpenOrder, openPieces, useOrder } from './use-order.ts';
import '../../app/record/record.css';
import './orders.css';

const LIST = '/admin/web-orders';
const { orderPapers } = apiContract;

type Shown = 'fulfil' | 'cancel' | 'refund' | 'pay';

/** Address of a paper of an order. */
const paperHref = (route: { readonly path: string }, { id }: Order): string =>
  route.path.replace('{id}', String(id));

function Buttons({
  order,
  act,
  onShow,
}: {
  readonly order: Order;
  readonly act: OpenOrder['act'];
  readonly onShow: (dialog: Shown) => void;
}): ReactElement {
  const mayUpdate = useCan('web_orders.can_update');
  const isCancelled = order.cancelledAt !== null;
  const left = openPieces(order);
  const { refundable, owed } = moneyOf(order);
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
            href={paperHref(orderPapers.packingSlip, order)}
            target="_blank"
            leftSection={<Icon of={IconPrinter} />}
          >
            {text.packingSlip}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={paperHref(orderPapers.invoice, order)}
            target="_blank"
            leftSection={<Icon of={IconFileInvoice} />}
          >
            {text.invoice}
          </Menu.Item>
          {mayUpdate && (
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
      {mayUpdate && owed > 0 && !isCancelled && (
        <Button leftSection={<Icon of={IconCash} />} onClick={() => onShow('pay')}>
          {text.pay}
        </Button>
      )}
      {mayUpdate && left > 0 && !isCancelled && (
        <Button
          variant="filled"
          leftSection={<Icon of={IconPackageExport} />}
          onClick={() => onShow('fulfil')}
        >
          {text.fulfil}
        </Button>
      )}
    </>
  );
}

/** One order: what was bought, where it stands, and what is done with it. Source: server data model 2.14, PROD-006. */
export function OrderScreen(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const isId = /^\d{1,15}$/.test(id);
  const mayView = useCan('web_orders.can_view');
  const { order, error, retry, act } = useOrder(Number(id), isId && mayView);
  const [shown, setShown] = useState<Shown>();
  if (!mayView) return <NoPermission what={text.see} />;
  if (!isId) return <ScreenMissing />;
  if (error && !order) return <FailedState error={error} onRetry={retry} />;
  if (!order) return <FormPending />;
  const dialog = { order, act, onClose: () => setShown(undefined) };
  return (
    <div className="ad-record" data-aside="">
      <PageHeader
        title={text.title(order.number)}
        icon={IconReceipt}
        back={
          <AppLink href={LIST} className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
        meta={
          <span className="ad-order-meta">
            {order.cancelledAt ? (
              <StatusDot tone="neutral" label={text.cancelled} />
            ) : (
              <StatusDot {...STATUS[order.status]} />
            )}
            <StatusDot {...PAYMENT[order.paymentStatus]} />
            <RelativeTime value={order.created_at} />
          </span>
        }
        buttons={<Buttons order={order} act={act} onShow={setShown} />}
      />
      <div className="ad-record-body">
        <div className="ad-record-main">
          <OrderItems order={order} />
        </div>
        <aside className="ad-record-aside">
          <OrderAside order={order} act={act} />
        </aside>
      </div>
      {shown === 'fulfil' && <FulfilDialog {...dialog} />}
      {shown === 'cancel' && <CancelDialog {...dialog} />}
      {shown === 'refund' && <RefundDialog {...dialog} />}
      {shown === 'pay' && <PayDialog {...dialog} />}
    </div>
  );
}
