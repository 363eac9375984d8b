import { apiContract } from '@org/schema/contract';
import type { Invoice } from '@org/schema/entities';
import { Dialog, Icon, Menu } from '@org/ui';
import { IconFileCode } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';
import { StructuredProblems } from './structured-card.tsx';
import { useStructuredCheck } from './use-structured-check.ts';

/** Props of the entry: the invoice, and what is called to name what its e-invoice lacks. */
interface StructuredItemProps {
  readonly invoice: Invoice;
  readonly onProblems: () => void;
}

/** Renders the entry of the menu that downloads the e-invoice, or names what it lacks. */
export function StructuredItem({ invoice, onProblems }: StructuredItemProps): ReactElement {
  const check = useStructuredCheck(invoice);
  const icon = <Icon of={IconFileCode} />;
  if (!check || check.problems.length > 0)
    return (
      <Menu.Item leftSection={icon} disabled={!check} onClick={onProblems}>
        {text.downloadXml}
      </Menu.Item>
    );
  return (
    <Menu.Item
      component="a"
      href={apiContract.invoices.ubl.path.replace('{id}', String(invoice.id))}
      download
      leftSection={icon}
    >
      {text.downloadXml}
    </Menu.Item>
  );
}

/** Renders what the e-invoice of an invoice lacks in a dialog. */
export function StructuredDialog({
  invoice,
  onClose,
}: {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}): ReactElement {
  const check = useStructuredCheck(invoice);
  return (
    <Dialog
      open
      title={text.structuredMissing}
      onClose={onClose}
      buttons={[{ label: text.close, onPress: onClose, focused: true }]}
    >
      <StructuredProblems invoice={invoice} problems={check?.problems ?? []} />
    </Dialog>
  );
}
