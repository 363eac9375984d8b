import {
  ActionDialog,
  CustomerPicker,
  failureWords,
  logFailure,
  useCan,
  useMe,
  useSaveFirst,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { Button, Text, TextInput, toast } from '@org/ui';
import { IconMailCheck } from '@tabler/icons-react';
import { type ReactElement, useRef, useState } from 'react';
import { splitAddresses } from '../../shell/email/typed-addresses.ts';
import { text } from './messages.ts';

/** Returns the problem with a field, or with one of its values. */
const getProblem = (problems: Readonly<Record<string, string>>, field: string) =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}[`))?.[1];

/** Props of the dialog: campaign and handler of its end. */
interface DialogProps {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}

/** Renders the dialog that asks before a test is sent, with its addresses and the customer that it is written to. */
function SendTestDialog({ campaign, onClose }: DialogProps): ReactElement {
  const api = useApi();
  const { user } = useMe();
  const canPick = useCan('customers.can_view');
  const key = useRef(crypto.randomUUID());
  const [to, setTo] = useState(user.email);
  const [customer, setCustomer] = useState('');

  async function send(): Promise<Readonly<Record<string, string>> | undefined> {
    try {
      const { sent, failed } = await api.call(apiContract.campaigns.sendTest, {
        params: { id: campaign.id },
        body: {
          recipients: splitAddresses(to),
          testCustomer: customer === '' ? null : Number(customer),
        },
        idempotencyKey: key.current,
      });
      toast.success(text.testSent(sent.length));
      if (failed.length > 0)
        toast.error(text.testFailed(failed.map(({ email }) => email).join(', ')));
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.sendTestAction, error);
      // Without a response the same key is used again, so that nothing is sent twice.
      if (error.status > 0) key.current = crypto.randomUUID();
      const { subject, ...fields } = error.formErrors;
      if (subject) return { ...fields, '': subject };
      return Object.keys(fields).length > 0 ? fields : { '': failureWords(error) };
    }
  }

  return (
    <ActionDialog
      title={text.sendTestTitle}
      confirmLabel={text.sendTest}
      closeLabel="Cancel"
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>{text.sendTestAbout}</Text>
          <TextInput
            label={text.recipients}
            data-autofocus
            description={text.recipientsHelp}
            value={to}
            error={getProblem(problems, 'recipients')}
            onChange={({ currentTarget: { value } }) => setTo(value)}
          />
          {canPick && (
            <CustomerPicker
              label={text.testCustomer}
              none={text.yourself}
              value={customer}
              known={undefined}
              onChange={setCustomer}
              error={problems.testCustomer}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

/** Renders the button that sends a test of a campaign. */
export function SendTest({ campaign }: { readonly campaign: Campaign }): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  const saveFirst = useSaveFirst();
  if (!useCan('email_marketing.can_send')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailCheck size={16} aria-hidden />}
        onClick={async () => {
          if ((await saveFirst()).isSaved) setIsOpen(true);
        }}
      >
        {text.sendTest}
      </Button>
      {isOpen && <SendTestDialog campaign={campaign} onClose={() => setIsOpen(false)} />}
    </>
  );
}
