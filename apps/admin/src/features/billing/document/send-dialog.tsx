import { ActionDialog } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { sizeText } from '@org/schema';
import { apiContract, type RouteContract } from '@org/schema/contract';
import type { Invoice, Quote, WorkFile } from '@org/schema/entities';
import { Checkbox, Text, Textarea, TextInput } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { splitAddresses } from '../../../shell/email/typed-addresses.ts';
import { text } from '../messages.ts';
import './send-dialog.css';
import type { RunAction } from '../model/run-action.ts';
import { MailPreview } from './mail-preview.tsx';
import { useMailPreview } from './use-mail-preview.ts';

/** Props of the dialog: the document, its noun, and the endpoint that sends it. */
export interface SendDialogProps {
  readonly document: Quote | Invoice;
  readonly noun: string;
  readonly route: RouteContract;
  readonly run: RunAction;
  readonly onClose: () => void;
}

/** Returns the address that a document is sent to when nobody chose one, as the server does. */
export function getUsualRecipient({ billTo, customer }: Quote | Invoice): string {
  const recipients = customer?.recipients ?? [];
  return (
    recipients.find(({ isPrimary }) => isPrimary)?.email ||
    billTo?.email ||
    recipients[0]?.email ||
    ''
  );
}

/** Props of the people of a customer: the document, and the typed addresses. */
interface PeopleProps {
  readonly document: Quote | Invoice;
  readonly to: string;
  readonly onChange: (to: string) => void;
}

/** Renders the people of the customer as boxes that add their addresses to the recipients, or take them away. */
function PeopleOfCustomer({ document, to, onChange }: PeopleProps): ReactElement | null {
  const recipients = document.customer?.recipients ?? [];
  if (recipients.length < 2) return null;
  const typed = splitAddresses(to);
  return (
    <fieldset className="bl-people">
      <legend>{text.people}</legend>
      {recipients.map(({ name, email, isPrimary }) => (
        <Checkbox
          key={email}
          label={isPrimary ? text.primaryContact(name || email) : name || email}
          description={email}
          checked={typed.includes(email)}
          onChange={(event) =>
            onChange(
              (event.currentTarget.checked
                ? [...typed, email]
                : typed.filter((one) => one !== email)
              ).join(', '),
            )
          }
        />
      ))}
    </fieldset>
  );
}

/** Returns the files of a document that its customer sees; none until they are loaded. */
function useSharedFiles(document: Quote | Invoice): readonly WorkFile[] {
  const api = useApi();
  const { files } = 'quoteDate' in document ? apiContract.quotes : apiContract.invoices;
  const { id } = document;
  const found = useQuery({
    queryKey: [...callKey(files), id],
    queryFn: async ({ signal }) => (await api.call(files, { params: { id }, signal })).results.rows,
  });
  return (found.data ?? []).filter(({ isShared }) => isShared);
}

/** Returns the problem of a list of addresses, which the server names by its entry. */
const listProblem = (
  problems: Readonly<Record<string, string>>,
  field: string,
): string | undefined =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}[`))?.[1];

/** Renders the dialog that emails a document; a draft is issued with it. */
export function SendDialog({ document, noun, route, run, onClose }: SendDialogProps): ReactElement {
  const [to, setTo] = useState(() => getUsualRecipient(document));
  const [cc, setCc] = useState('');
  // Undefined until they are changed: the standard text is then sent.
  const [subject, setSubject] = useState<string>();
  const [message, setMessage] = useState<string>();
  const standard = useMailPreview(document, {});
  const typed = {
    ...(subject !== undefined && { subject: subject.trim() }),
    ...(message !== undefined && { message: message.trim() }),
  };
  const [attachPdf, setAttachPdf] = useState(true);
  const [attachFiles, setAttachFiles] = useState(true);
  const shared = useSharedFiles(document);
  return (
    <ActionDialog
      title={text.sendTitle(noun)}
      confirmLabel={text.send}
      width={560}
      onClose={onClose}
      send={async () =>
        (
          await run(route, {
            to: splitAddresses(to),
            cc: splitAddresses(cc),
            ...typed,
            ...(document.issuedAt === null && { expectedNumber: standard.data?.number }),
            attachPdf,
            attachFiles,
          })
        ).problems
      }
    >
      {(problems) => (
        <>
          {document.issuedAt === null && <Text>{text.sendIssues(noun)}</Text>}
          <TextInput
            label={text.to}
            data-autofocus
            description={text.addressesHelp}
            value={to}
            error={listProblem(problems, 'to')}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <PeopleOfCustomer document={document} to={to} onChange={setTo} />
          <TextInput
            label={text.cc}
            value={cc}
            error={listProblem(problems, 'cc')}
            onChange={(event) => setCc(event.currentTarget.value)}
          />
          <TextInput
            label={text.subject}
            placeholder={standard.data?.subject}
            description={
              document.issuedAt === null && standard.data?.number
                ? text.draftNumber(standard.data.number)
                : undefined
            }
            value={subject ?? standard.data?.subject ?? ''}
            error={problems.subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <Textarea
            label={text.message}
            autosize
            minRows={4}
            maxRows={12}
            value={message ?? standard.data?.message ?? ''}
            error={problems.message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <MailPreview document={document} body={typed} />
          <Checkbox
            label={text.attachPdf}
            checked={attachPdf}
            onChange={(event) => setAttachPdf(event.currentTarget.checked)}
          />
          {shared.length > 0 && (
            <Checkbox
              label={text.attachFiles(shared.length)}
              description={shared.map(({ name, size }) => `${name} (${sizeText(size)})`).join(', ')}
              checked={attachFiles}
              error={problems.attachFiles}
              onChange={(event) => setAttachFiles(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
