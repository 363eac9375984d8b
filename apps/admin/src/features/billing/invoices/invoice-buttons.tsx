import { useCan, useSaveFirst } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { Button, confirm, Icon, Menu, toast, useFormats } from '@org/ui';
import {
  IconBan,
  IconBellOff,
  IconBellRinging,
  IconCash,
  IconMail,
  IconReceiptRefund,
  IconRepeat,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { todayIn } from '../../../shell/period/period.ts';
import { DocumentMenu } from '../document/document-menu.tsx';
import { IssueButton } from '../document/issue-button.tsx';
import { getUsualRecipient, SendDialog } from '../document/send-dialog.tsx';
import { text } from '../messages.ts';
import { problemText, useRunAction } from '../model/run-action.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { StructuredDialog, StructuredItem } from './structured-item.tsx';

const { invoices } = apiContract;

/** Renders the actions on an invoice: the next step as a button, the rest in a menu. */
export function InvoiceButtons({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const router = useRouter();
  const run = useRunAction('invoice', invoice);
  const saveFirst = useSaveFirst();
  const { timezone } = useFormats();
  const [dialog, setDialog] = useState<'send' | 'pay' | 'refund' | 'credit' | 'structured'>();
  const canUpdate = useCan('invoices.can_update');
  const canCreate = useCan('invoices.can_create');
  const canSend = useCan('invoices.can_send');
  const canPay = useCan('payments.can_create');
  const isDraft = invoice.issuedAt === null;
  const isInvoice = invoice.type === 'invoice';
  const isOpen = !isDraft && isInvoice && invoice.status !== 'cancelled';
  // Payments and refunds of an order are recorded with the order.
  const canRecord = isOpen && canPay && invoice.orderId === null;
  const isUntouched = invoice.amountPaid === 0 && invoice.amountCredited === 0;
  const close = (): void => setDialog(undefined);

  async function cancel(): Promise<void> {
    const answer = await confirm({
      title: text.cancelTitle,
      text: text.cancelText,
      confirmLabel: text.cancelInvoice,
      cancelLabel: text.keep,
      danger: true,
    });
    if (answer !== 'confirm') return;
    const { problems } = await run(invoices.cancel, {});
    if (problems) toast.error(problemText(problems));
  }
  async function remind(): Promise<void> {
    const isDue = invoice.dueDate === null || invoice.dueDate <= todayIn(timezone);
    const answer = await confirm({
      title: text.remindTitle,
      text: text.remindText(getUsualRecipient(invoice) || text.theCustomer, isDue),
      confirmLabel: text.remind,
    });
    if (answer !== 'confirm') return;
    const { problems } = await run(invoices.remind, {});
    if (problems) toast.error(problemText(problems));
  }
  async function switchReminders(): Promise<void> {
    const { problems } = await run(invoices.update, { remindersOff: !invoice.remindersOff });
    if (problems) toast.error(problemText(problems));
  }
  async function repeat(): Promise<void> {
    const { answer, problems } = await run(invoices.toRecurring, {});
    if (problems) {
      toast.error(problemText(problems));
      return;
    }
    const { id } = answer.recurring_invoice as { readonly id: number };
    await router.navigate({ href: `/admin/recurring-invoices/${id}` });
  }
  const menu = [
    ...(canCreate && isInvoice
      ? [
          <Menu.Item
            key="repeat"
            leftSection={<Icon of={IconRepeat} />}
            onClick={() => void repeat()}
          >
            {text.toRecurring}
          </Menu.Item>,
        ]
      : []),
    ...(isOpen && canSend && invoice.balance > 0
      ? [
          <Menu.Item
            key="remind"
            leftSection={<Icon of={IconBellRinging} />}
            onClick={() => void remind()}
          >
            {text.remind}
          </Menu.Item>,
        ]
      : []),
    ...(isOpen && canUpdate && invoice.balance > 0
      ? [
          <Menu.Item
            key="reminders"
            leftSection={<Icon of={IconBellOff} />}
            onClick={() => void switchReminders()}
          >
            {invoice.remindersOff ? text.remindersOn : text.remindersOff}
          </Menu.Item>,
        ]
      : []),
    ...(isOpen && canCreate && invoice.amountCredited < invoice.grandTotal
      ? [
          <Menu.Item
            key="credit"
            leftSection={<Icon of={IconReceiptRefund} />}
            onClick={() => setDialog('credit')}
          >
            {text.credit}
          </Menu.Item>,
        ]
      : []),
    ...(canRecord && invoice.amountPaid > 0
      ? [
          <Menu.Item
            key="refund"
            leftSection={<Icon of={IconCash} />}
            onClick={() => setDialog('refund')}
          >
            {text.refund}
          </Menu.Item>,
        ]
      : []),
    ...(isOpen && canUpdate && isUntouched
      ? [
          <Menu.Item
            key="cancel"
            color="red"
            leftSection={<Icon of={IconBan} />}
            onClick={() => void cancel()}
          >
            {text.cancelInvoice}
          </Menu.Item>,
        ]
      : []),
  ];
  async function openSend(): Promise<void> {
    // What is sent is what the form shows.
    if ((await saveFirst()).isSaved) setDialog('send');
  }
  return (
    <>
      <DocumentMenu
        document={invoice}
        name="invoice"
        duplicate={canCreate ? invoices.duplicate : undefined}
        run={run}
      >
        {!isDraft && invoice.status !== 'cancelled' && (
          <StructuredItem invoice={invoice} onProblems={() => setDialog('structured')} />
        )}
        {menu.length > 0 && <Menu.Divider />}
        {menu}
      </DocumentMenu>
      {isDraft && canUpdate && <IssueButton route={invoices.issue} noun="invoice" run={run} />}
      {canSend && invoice.status !== 'cancelled' && (
        <Button
          variant={isDraft ? 'filled' : 'default'}
          leftSection={<Icon of={IconMail} />}
          onClick={() => void openSend()}
        >
          {text.send}
        </Button>
      )}
      {canRecord && invoice.balance > 0 && (
        <Button
          variant="filled"
          leftSection={<Icon of={IconCash} />}
          onClick={() => setDialog('pay')}
        >
          {text.pay}
        </Button>
      )}
      {dialog === 'send' && (
        <SendDialog
          document={invoice}
          noun={isInvoice ? 'invoice' : 'credit note'}
          route={invoices.send}
          run={run}
          onClose={close}
        />
      )}
      {dialog === 'pay' && (
        <PaymentDialog
          invoice={invoice}
          title={text.payTitle}
          route={invoices.pay}
          amount={invoice.balance}
          isPayment
          run={run}
          onClose={close}
        />
      )}
      {dialog === 'refund' && (
        <PaymentDialog
          invoice={invoice}
          title={text.refundTitle}
          route={invoices.refund}
          amount={0}
          cards={(invoice.payments ?? []).filter(
            ({ isOnline, kind, status }) => isOnline && kind === 'payment' && status === 'done',
          )}
          run={run}
          onClose={close}
        />
      )}
      {dialog === 'structured' && <StructuredDialog invoice={invoice} onClose={close} />}
      {dialog === 'credit' && <CreditDialog invoice={invoice} run={run} onClose={close} />}
    </>
  );
}
