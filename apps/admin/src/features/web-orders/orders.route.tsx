import { type BulkAction, EntityList, useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { MAX_BULK_ORDERS, type OrderDocuments } from '@org/schema/entities';
import { toast } from '@org/ui';
import {
  IconCash,
  IconFileInvoice,
  IconPackageExport,
  IconPrinter,
  IconSettings,
  IconTicket,
} from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';
import { bulkText, text } from './messages.ts';
import { NewOrderScreen } from './new-order.screen.tsx';
import { OrderScreen } from './order.screen.tsx';
import { ORDER_LIST } from './order-list.config.tsx';
import './orders.css';

const { orderDocuments } = apiContract;

/** Opens a PDF with the documents of several orders. */
function printOrders(kind: OrderDocuments, ids: readonly number[]): void {
  const query = new URLSearchParams({ kind, ids: ids.join(',') });
  window.open(`${orderDocuments.many.path}?${query}`, '_blank', 'noreferrer');
}

/** Renders the list of orders. */
export function OrdersRoute(): ReactElement {
  const canUpdate = useCan('web_orders.can_update');
  const [dialog, setDialog] = useState<Pick<BulkDialogProps, 'act' | 'ids'>>();
  const actionsFor = (ids: readonly number[]): BulkAction[] => {
    const within = (run: () => void) => () =>
      ids.length > MAX_BULK_ORDERS ? toast.error(bulkText.tooMany(MAX_BULK_ORDERS)) : run();
    const changes: BulkAction[] = [
      {
        label: text.fulfil,
        icon: IconPackageExport,
        onPress: within(() => setDialog({ act: 'fulfil', ids })),
      },
      {
        label: bulkText.payNow,
        icon: IconCash,
        onPress: within(() => setDialog({ act: 'pay', ids })),
      },
    ];
    return [
      ...(canUpdate ? changes : []),
      {
        label: bulkText.packingSlips,
        icon: IconPrinter,
        onPress: within(() => printOrders('packing-slip', ids)),
      },
      {
        label: bulkText.invoices,
        icon: IconFileInvoice,
        onPress: within(() => printOrders('invoice', ids)),
      },
      {
        label: bulkText.documents,
        icon: IconPrinter,
        onPress: within(() => printOrders('both', ids)),
      },
    ];
  };
  return (
    <>
      <EntityList
        screen={ORDER_LIST}
        bulkActions={actionsFor}
        menu={[
          { label: text.coupons, icon: IconTicket, href: '/admin/coupons' },
          { label: text.settings, icon: IconSettings, href: '/admin/setting/shop' },
        ]}
      />
      {dialog && <BulkDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

/** Renders the form of a new order. */
export function NewOrderRoute(): ReactElement {
  return <NewOrderScreen />;
}

/** Renders an order. */
export function OrderRoute(): ReactElement {
  return <OrderScreen />;
}
