import { ActionDialog, failureWords } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Textarea, TextInput, toast } from '@org/ui';
import { type ReactElement, useRef, useState } from 'react';
import { splitAddresses } from '../../shell/email/typed-addresses.ts';
import { text } from './messages.ts';

/** Props of the dialog: customer, period and known address. */
export interface SendStatementDialogProps {
  readonly customerId: number;
  readonly period: { readonly startDate: string; readonly endDate: string };
  readonly email: string;
  readonly onClose: () => void;
}

/** Renders the dialog that emails the statement of a customer with its PDF. */
export function SendStatementDialog({
  customerId,
  period,
  email,
  onClose,
}: SendStatementDialogProps): ReactElement {
  const api = useApi();
  const key = useRef(crypto.randomUUID());
  const [to, setTo] = useState(email);
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  async function send(): Promise<Readonly<Record<string, string>> | undefined> {
    try {
      await api.call(apiContract.billingReports.sendStatement, {
        body: {
          ...period,
          customer_id: customerId,
          to: splitAddresses(to),
          cc: [],
          ...(subject.trim() && { subject: subject.trim() }),
          ...(message.trim() && { message: message.trim() }),
        },
        idempotencyKey: key.current,
      });
      toast.success(text.sent);
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Without a response the same key is used again, so that nothing is sent twice.
      if (error.status > 0) key.current = crypto.randomUUID();
      return Object.keys(error.formErrors).length > 0
        ? error.formErrors
        : { '': failureWords(error) };
    }
  }
  const getProblem = (problems: Readonly<Record<string, string>>, field: string) =>
    Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}[`))?.[1];
  return (
    <ActionDialog
      title={text.sendTitle}
      confirmLabel={text.send}
      width={560}
      onClose={onClose}
      send={send}
    >
      {(problems) => (
        <>
          <TextInput
            label={text.to}
            data-autofocus
            description={text.toHelp}
            value={to}
            error={getProblem(problems, 'to')}
            onChange={({ currentTarget: { value } }) => setTo(value)}
          />
          <TextInput
            label={text.subject}
            placeholder={text.usualSubject}
            value={subject}
            error={problems.subject}
            onChange={({ currentTarget: { value } }) => setSubject(value)}
          />
          <Textarea
            label={text.message}
            placeholder={text.usualMessage}
            autosize
            minRows={4}
            maxRows={12}
            value={message}
            error={problems.message}
            onChange={({ currentTarget: { value } }) => setMessage(value)}
          />
        </>
      )}
    </ActionDialog>
  );
}
