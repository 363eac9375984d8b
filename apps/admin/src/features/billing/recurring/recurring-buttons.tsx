import { useCan } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import type { RecurringInvoice } from '@org/schema/entities';
import { Button, confirm, Icon, toast, useFormats } from '@org/ui';
import { IconFilePlus, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { problemText, useRunAction } from '../model/run-action.ts';
import { text } from './messages.ts';

const { recurringInvoices } = apiContract;

/** Renders the actions on a recurring invoice: pause or resume it, and create the next invoice now. */
export function RecurringButtons({
  recurring,
}: {
  readonly recurring: RecurringInvoice;
}): ReactElement {
  const router = useRouter();
  const { day } = useFormats();
  const run = useRunAction('recurring_invoice', recurring);
  const canUpdate = useCan('invoices.can_update');
  const canCreate = useCan('invoices.can_create');
  const { status, nextDate } = recurring;

  async function act(route: typeof recurringInvoices.pause | typeof recurringInvoices.resume) {
    const { problems } = await run(route, {});
    if (problems) toast.error(problemText(problems));
  }
  async function makeNow(): Promise<void> {
    if (nextDate === null) return;
    const asked = await confirm({
      title: text.makeTitle,
      text: text.makeText(day(nextDate)),
      confirmLabel: text.makeNow,
    });
    if (asked !== 'confirm') return;
    const { answer, problems } = await run(recurringInvoices.make, {});
    if (problems) {
      toast.error(problemText(problems));
      return;
    }
    const { id } = answer.invoice as { readonly id: number };
    await router.navigate({ href: `/admin/invoices/${id}` });
  }
  return (
    <>
      {canCreate && status === 'active' && (
        <Button leftSection={<Icon of={IconFilePlus} />} onClick={() => void makeNow()}>
          {text.makeNow}
        </Button>
      )}
      {canUpdate && status === 'active' && (
        <Button
          leftSection={<Icon of={IconPlayerPause} />}
          onClick={() => void act(recurringInvoices.pause)}
        >
          {text.pause}
        </Button>
      )}
      {canUpdate && status === 'paused' && (
        <Button
          variant="filled"
          leftSection={<Icon of={IconPlayerPlay} />}
          onClick={() => void act(recurringInvoices.resume)}
        >
          {text.resume}
        </Button>
      )}
    </>
  );
}
