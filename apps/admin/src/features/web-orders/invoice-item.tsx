import { AppLink, failureText, useCan, useMe } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Order } from '@org/schema/entities';
import { confirm, Icon, Menu, toast } from '@org/ui';
import { IconFileInvoice, IconFilePlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useRef } from 'react';
import { text } from './messages.ts';

const { invoices, webOrders } = apiContract;

/** Returns true for an order that can become an invoice. */
const canBecomeInvoice = ({ cancelledAt, invoicedAt, refundedTotal }: Order): boolean =>
  cancelledAt === null && !invoicedAt && refundedTotal === 0;

/** Renders the menu entry that opens the invoice of an order, or issues it. */
export function InvoiceItem({ order }: { readonly order: Order }): ReactElement | null {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const { plan } = useMe();
  const hasBilling = plan?.level === 'enterprise';
  const canView = useCan('invoices.can_view') && hasBilling;
  const canCreate = useCan('invoices.can_create') && hasBilling;
  const key = useRef(crypto.randomUUID());

  async function create(): Promise<void> {
    const asked = await confirm({
      title: text.issueInvoiceTitle,
      text: text.issueInvoiceText,
      confirmLabel: text.issueInvoice,
    });
    if (asked !== 'confirm') return;
    try {
      const { invoice, message } = await api.call(invoices.fromOrder, {
        body: { orderId: order.id },
        idempotencyKey: key.current,
      });
      for (const stale of [webOrders.get, invoices.list, invoices.summary])
        void queries.invalidateQueries({ queryKey: callKey(stale) });
      toast.success(message);
      await router.navigate({ href: `/admin/invoices/${invoice.id}` });
    } catch (failure) {
      key.current = crypto.randomUUID();
      toast.error(failureText(failure));
    }
  }
  if (order.invoiceId)
    return canView ? (
      <Menu.Item
        component={AppLink}
        href={`/admin/invoices/${order.invoiceId}`}
        leftSection={<Icon of={IconFileInvoice} />}
      >
        {text.openInvoice}
      </Menu.Item>
    ) : null;
  if (!canCreate || !canBecomeInvoice(order)) return null;
  return (
    <Menu.Item leftSection={<Icon of={IconFilePlus} />} onClick={() => void create()}>
      {text.issueInvoice}
    </Menu.Item>
  );
}
