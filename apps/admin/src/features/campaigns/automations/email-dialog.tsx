import { ActionDialog, type ActionProblems, failureWords, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { AutomationStep, Campaign } from '@org/schema/entities';
import { Button, Icon, Skeleton, TextInput, toast } from '@org/ui';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { campaignEditorHref } from '../campaign-links.ts';
import { text } from './messages.ts';

const { campaigns } = apiContract;

type EmailStep = Extract<AutomationStep, { kind: 'email' }>;

/** Renders the form of an email that is not created yet. */
function NewEmail({
  onCreate,
  onClose,
}: {
  readonly onCreate: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const [subject, setSubject] = useState('');
  const send = async (): Promise<ActionProblems> => {
    if (subject.trim() === '') return { subject: text.subjectMissing };
    return (await onCreate(subject.trim())) ? undefined : { '': text.notSaved };
  };
  return (
    <ActionDialog
      title={text.createEmail}
      confirmLabel={text.createEmail}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <TextInput
          label={text.emailSubject}
          data-autofocus
          maxLength={200}
          value={subject}
          error={problems.subject}
          onChange={({ currentTarget: { value } }) => setSubject(value)}
        />
      )}
    </ActionDialog>
  );
}

/** Renders the subject and preheader of an email, and the way to its editor. */
function EmailFields({
  email,
  onClose,
}: {
  readonly email: Campaign;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const router = useRouter();
  const queries = useQueryClient();
  const [subject, setSubject] = useState(email.subject);
  const [preheader, setPreheader] = useState(email.preheader);
  async function send(): Promise<ActionProblems> {
    try {
      await api.call(campaigns.update, {
        params: { id: email.id },
        body: { subject, preheader, version: email.version },
      });
      toast.success(text.emailSaved);
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.editEmail, error);
      return Object.keys(error.formErrors).length > 0
        ? error.formErrors
        : { '': failureWords(error) };
    } finally {
      await queries.invalidateQueries({ queryKey: callKey(campaigns.get) });
    }
  }
  const editor = campaignEditorHref(email);
  return (
    <ActionDialog
      title={text.editEmail}
      confirmLabel={text.save}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextInput
            label={text.emailSubject}
            value={subject}
            error={problems.subject}
            onChange={({ currentTarget: { value } }) => setSubject(value)}
          />
          <TextInput
            label={text.emailPreheader}
            value={preheader}
            error={problems.preheader}
            onChange={({ currentTarget: { value } }) => setPreheader(value)}
          />
          <div>
            <Button
              leftSection={<Icon of={IconPencil} />}
              onClick={() => void router.navigate({ href: editor })}
            >
              {text.openEditor}
            </Button>
          </div>
        </>
      )}
    </ActionDialog>
  );
}

/** Renders the email of a step: its subject, and the way to its editor; for a step without one, the form that creates it. */
export function EmailDialog({
  step,
  onCreate,
  onClose,
}: {
  readonly step: EmailStep;
  /** Creates the email; returns false when that failed, which was said then. */
  readonly onCreate: (step: EmailStep, subject: string) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const { emailId } = step;
  const found = useQuery({
    ...callQuery(api, campaigns.get, { params: { id: emailId ?? 0 } }),
    enabled: emailId !== null,
  });
  if (emailId === null || found.isError)
    return <NewEmail onCreate={(subject) => onCreate(step, subject)} onClose={onClose} />;
  if (!found.data) return <Skeleton height={0} />;
  return <EmailFields email={found.data.campaign} onClose={onClose} />;
}
