import { AppLink, PhoneLink, useCan, useMe } from '@org/admin-kit';
import type { Customer } from '@org/schema/entities';
import { Button, Icon } from '@org/ui';
import { IconFileDescription, IconFileInvoice, IconPhone } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text as words } from './messages.ts';
import { text } from './page/messages.ts';

/** Renders the actions for a customer: a call, a quote and an invoice. */
export function CustomerButtons({ customer }: { readonly customer: Customer }): ReactElement {
  const { plan } = useMe();
  const isEnterprise = plan?.level === 'enterprise';
  const canQuote = useCan('quotes.can_create') && isEnterprise;
  const canInvoice = useCan('invoices.can_create') && isEnterprise;
  const { id, phone } = customer;
  return (
    <>
      {phone && (
        <Button component={PhoneLink} phone={phone} leftSection={<Icon of={IconPhone} />}>
          {words.call}
        </Button>
      )}
      {canQuote && (
        <Button
          component={AppLink}
          href={`/admin/quotes/new?customer=${id}`}
          leftSection={<Icon of={IconFileDescription} />}
        >
          {text.newQuote}
        </Button>
      )}
      {canInvoice && (
        <Button
          component={AppLink}
          href={`/admin/invoices/new?customer=${id}`}
          leftSection={<Icon of={IconFileInvoice} />}
        >
          {text.newInvoice}
        </Button>
      )}
    </>
  );
}
