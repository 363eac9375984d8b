import { failureText } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Button, Icon, toast } from '@org/ui';
import { IconClock } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { text } from '../messages.ts';
import { type LineValues, lineToForm } from '../model/line-form.ts';

/** Renders a button that adds the unbilled time of the customer as lines. */
export function TimeLines({
  customerId,
  taxIds,
  used,
  onAdd,
}: {
  readonly customerId: string;
  readonly taxIds: readonly number[];
  /** Time entries that lines of the document have already. */
  readonly used: readonly number[];
  readonly onAdd: (lines: readonly LineValues[]) => void;
}): ReactElement {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  async function add(): Promise<void> {
    if (!customerId) {
      toast.error(text.chooseCustomerFirst);
      return;
    }
    setBusy(true);
    try {
      const { lines } = await api.call(apiContract.invoices.unbilledTime, {
        query: { customer_id: Number(customerId) },
      });
      const open = lines.filter(
        ({ timeEntryIds }) => !timeEntryIds.some((id) => used.includes(id)),
      );
      if (open.length > 0) {
        onAdd(open.map((line) => lineToForm(line, taxIds)));
        toast.success(text.timeAdded(open.length));
      } else toast.success(text.noTime);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={busy}
      leftSection={<Icon of={IconClock} size={14} />}
      onClick={() => void add()}
    >
      {text.addTime}
    </Button>
  );
}
