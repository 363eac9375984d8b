import { ActionDialog, AppLink, useCan, useSaveFirst } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import type { Quote } from '@org/schema/entities';
import { Button, Icon, Menu, Textarea, toast } from '@org/ui';
import {
  IconBriefcase2,
  IconCheck,
  IconFileInvoice,
  IconMail,
  IconRepeat,
  IconX,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { DocumentMenu } from '../document/document-menu.tsx';
import { IssueButton } from '../document/issue-button.tsx';
import { SendDialog } from '../document/send-dialog.tsx';
import { text } from '../messages.ts';
import { problemText, useRunAction } from '../model/run-action.ts';

const { quotes } = apiContract;

/** Key in the response, and address, of what a quote becomes. */
const MADE = {
  invoice: { key: 'invoice', path: 'invoices' },
  recurring: { key: 'recurring_invoice', path: 'recurring-invoices' },
  project: { key: 'project', path: 'projects' },
} as const;

/** Renders the dialog that records a refusal with its reason. */
function DeclineDialog({
  onSend,
  onClose,
}: {
  readonly onSend: (reason: string) => Promise<Readonly<Record<string, string>> | undefined>;
  readonly onClose: () => void;
}): ReactElement {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={text.decline}
      confirmLabel={text.decline}
      send={() => onSend(reason.trim())}
      onClose={onClose}
    >
      {(problems) => (
        <Textarea
          label={text.reason}
          data-autofocus
          autosize
          minRows={3}
          value={reason}
          error={problems.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ActionDialog>
  );
}

/** Renders the actions on a quote: the next step as a button, the rest in a menu. */
export function QuoteButtons({ quote }: { readonly quote: Quote }): ReactElement {
  const router = useRouter();
  const run = useRunAction('quote', quote);
  const saveFirst = useSaveFirst();
  const [dialog, setDialog] = useState<'send' | 'decline'>();
  const canUpdate = useCan('quotes.can_update');
  const canSend = useCan('quotes.can_send');
  const canCreate = useCan('quotes.can_create');
  const canInvoice = useCan('invoices.can_create');
  const canPlan = useCan('projects.can_create');
  const isDraft = quote.issuedAt === null;
  const canConvert =
    canUpdate && canInvoice && !isDraft && quote.invoiceId === null && quote.status !== 'declined';

  async function convert(to: 'invoice' | 'recurring' | 'project'): Promise<void> {
    const { answer, problems } = await run(quotes.convert, { to });
    if (problems) {
      toast.error(problemText(problems));
      return;
    }
    const { key, path } = MADE[to];
    const { id } = answer[key] as { readonly id: number };
    await router.navigate({ href: `/admin/${path}/${id}` });
  }
  async function accept(): Promise<void> {
    const { problems } = await run(quotes.answer, { answer: 'accepted' });
    if (problems) toast.error(problemText(problems));
  }
  async function openSend(): Promise<void> {
    // What is sent is what the form shows.
    if ((await saveFirst()).isSaved) setDialog('send');
  }
  return (
    <>
      <DocumentMenu
        document={quote}
        name="quote"
        duplicate={canCreate ? quotes.duplicate : undefined}
        run={run}
      >
        {canUpdate && !isDraft && quote.status !== 'converted' && (
          <>
            <Menu.Divider />
            {quote.status !== 'accepted' && (
              <Menu.Item leftSection={<Icon of={IconCheck} />} onClick={() => void accept()}>
                {text.accept}
              </Menu.Item>
            )}
            {quote.status !== 'declined' && (
              <Menu.Item leftSection={<Icon of={IconX} />} onClick={() => setDialog('decline')}>
                {text.decline}
              </Menu.Item>
            )}
          </>
        )}
        {quote.recurringInvoiceId !== null ? (
          <Menu.Item
            component={AppLink}
            href={`/admin/recurring-invoices/${quote.recurringInvoiceId}`}
            leftSection={<Icon of={IconRepeat} />}
          >
            {text.openRecurring}
          </Menu.Item>
        ) : (
          canUpdate &&
          canInvoice &&
          !isDraft &&
          quote.status !== 'declined' && (
            <Menu.Item
              leftSection={<Icon of={IconRepeat} />}
              onClick={() => void convert('recurring')}
            >
              {text.toRecurring}
            </Menu.Item>
          )
        )}
        {canUpdate && canPlan && quote.projectId === null && (
          <Menu.Item
            leftSection={<Icon of={IconBriefcase2} />}
            onClick={() => void convert('project')}
          >
            {text.toProject}
          </Menu.Item>
        )}
      </DocumentMenu>
      {quote.invoiceId !== null && (
        <Button
          component={AppLink}
          href={`/admin/invoices/${quote.invoiceId}`}
          variant="default"
          leftSection={<Icon of={IconFileInvoice} />}
        >
          {text.openInvoice}
        </Button>
      )}
      {isDraft && canUpdate && <IssueButton route={quotes.issue} noun="quote" run={run} />}
      {canSend && (isDraft || ['sent', 'viewed'].includes(quote.status)) && (
        <Button
          variant={canConvert && quote.status === 'accepted' ? 'default' : 'filled'}
          leftSection={<Icon of={IconMail} />}
          onClick={() => void openSend()}
        >
          {text.send}
        </Button>
      )}
      {canConvert && (
        <Button
          variant={quote.status === 'accepted' ? 'filled' : 'default'}
          leftSection={<Icon of={IconFileInvoice} />}
          onClick={() => void convert('invoice')}
        >
          {text.toInvoice}
        </Button>
      )}
      {dialog === 'send' && (
        <SendDialog
          document={quote}
          noun="quote"
          route={quotes.send}
          run={run}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'decline' && (
        <DeclineDialog
          onClose={() => setDialog(undefined)}
          onSend={async (reason) =>
            (await run(quotes.answer, { answer: 'declined', reason })).problems
          }
        />
      )}
    </>
  );
}
