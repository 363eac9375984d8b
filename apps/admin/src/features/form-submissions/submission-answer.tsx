import { yupResolver } from '@hookform/resolvers/yup';
import { useCallForm } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type FormSubmission, formReplySchema } from '@org/schema/entities';
import {
  Alert,
  Button,
  FormSection,
  RelativeTime,
  Textarea,
  TextInput,
  toast,
  useUnsavedGuard,
} from '@org/ui';
import { useBlocker } from '@tanstack/react-router';
import { type ReactElement, useRef } from 'react';
import { text } from './messages.ts';

const { formSubmissions } = apiContract;

/** Renders the replies, oldest first. */
function Answered({ replies }: Pick<FormSubmission, 'replies'>): ReactElement {
  return (
    <ol className="ad-submission-answers" aria-label={text.answers}>
      {replies.map(({ id, subject, text: words, user, created_at }) => (
        <li key={id} className="ad-record-card">
          <header>
            <strong>{subject}</strong>
            <span className="at-meta">
              {user?.displayName} · <RelativeTime value={created_at} />
            </span>
          </header>
          <p className="ad-submission-words">{words}</p>
        </li>
      ))}
    </ol>
  );
}

/** Renders a reply by email. Input is kept until it was sent, also when others change the submission. */
export function SubmissionAnswer({
  record,
  readOnly,
  onSent,
}: {
  readonly record: FormSubmission;
  readonly readOnly: boolean;
  readonly onSent: (record: FormSubmission) => void;
}): ReactElement {
  const api = useApi();
  // Idempotency key of the reply: pressing Send again after a lost response sends no second email.
  const sending = useRef(crypto.randomUUID());
  const { form, busy, failure, submit } = useCallForm({
    defaults: {
      subject: text.re(record.form_name.replaceAll('_', ' ') || record.subject),
      text: '',
    },
    resolver: yupResolver(formReplySchema),
    async send(body) {
      const answer = await api.call(formSubmissions.reply, {
        params: { id: record.id },
        body,
        idempotencyKey: sending.current,
      });
      sending.current = crypto.randomUUID();
      form.reset({ subject: body.subject, text: '' });
      toast.success(text.answered);
      onSent(answer.form_submission);
    },
    onFailure: ({ status }) => {
      if (status > 0) sending.current = crypto.randomUUID();
    },
  });
  const isTyped = form.watch('text') !== '';
  const canLeave = useUnsavedGuard(isTyped && !busy);
  useBlocker({ shouldBlockFn: async () => !(await canLeave()), enableBeforeUnload: false });
  const { errors } = form.formState;
  return (
    <>
      {record.replies.length > 0 && <Answered replies={record.replies} />}
      {readOnly ? null : record.email === '' ? (
        <p className="at-meta">{text.noEmail}</p>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <FormSection title={text.answer} text={text.answerTo(record.email)}>
            {failure && (
              <Alert color="red" role="alert">
                {failure}
              </Alert>
            )}
            <TextInput
              label={text.subject}
              error={errors.subject?.message}
              {...form.register('subject')}
            />
            <Textarea
              label={text.text}
              autosize
              minRows={5}
              maxRows={20}
              error={errors.text?.message}
              {...form.register('text')}
            />
            <div>
              <Button type="submit" variant="filled" loading={busy}>
                {text.send}
              </Button>
            </div>
          </FormSection>
        </form>
      )}
    </>
  );
}
