import { AppLink, FailedState, FormPending, ScreenMissing, useCan } from '@org/admin-kit';
import { Alert, Icon, NoPermission, PageHeader, RelativeTime, StatusDot } from '@org/ui';
import { IconAlertTriangle, IconArrowLeft, IconReceipt } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { otherAmount, PAYMENT, STATUS, text } from './messages.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderButtons, type OrderDialog } from './order-buttons.tsx';
import { OrderItems } from './order-items.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useOrder } from './use-order.ts';
import './orders.css';

const LIST = '/admin/web-orders';

/** Renders an order: items, status, and actions. */
export function OrderScreen(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const isId = /^\d{1,15}$/.test(id);
  const canView = useCan('web_orders.can_view');
  const { order, error, retry, act } = useOrder(Number(id), isId && canView);
  const [shown, setShown] = useState<OrderDialog>();
  if (!canView) return <NoPermission what={text.see} />;
  if (!isId) return <ScreenMissing />;
  if (error && !order) return <FailedState error={error} onRetry={retry} />;
  if (!order) return <FormPending />;
  const differs = otherAmount(order);
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
        buttons={<OrderButtons order={order} act={act} onShow={setShown} />}
      />
      <div className="ad-record-body">
        <div className="ad-record-main">
          {differs && (
            <Alert color="yellow" role="alert" icon={<Icon of={IconAlertTriangle} />}>
              <strong>{text.differsTitle}.</strong> {text.differsText(differs)} {text.differsDo}
            </Alert>
          )}
          <OrderItems order={order} />
        </div>
        <aside className="ad-record-aside" aria-label={text.aside}>
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
