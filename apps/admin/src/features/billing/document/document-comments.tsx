import { failureText, RecordCard, recordCall } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Invoice, Quote } from '@org/schema/entities';
import { Button, RelativeTime, Textarea, toast, useUnsavedGuard } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { text } from '../messages.ts';
import { useDocumentEvents } from './use-document-events.ts';

/** Maximum length of a comment, as the server allows it. */
const MAX_COMMENT = 2000;

/** Props of the comments: the issued document, its endpoints, and whether the user may write. */
export interface DocumentCommentsProps {
  readonly document: Quote | Invoice;
  readonly plural: 'quotes' | 'invoices';
  readonly canWrite: boolean;
}

/** Renders the form of a comment. Its text stays until the server has saved it. */
function CommentForm({
  document: { id },
  plural,
  isAnswer,
}: DocumentCommentsProps & { readonly isAnswer: boolean }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsavedGuard(typed.trim() !== '');
  const { comment, events } = apiContract[plural];

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === '') return setFailure(text.commentMissing);
    setBusy(true);
    try {
      const { message } = await recordCall(api, comment, {
        params: { id },
        body: { comment: typed.trim() },
        idempotencyKey: key.current,
      });
      key.current = crypto.randomUUID();
      setTyped('');
      setFailure('');
      toast.success(String(message));
      void queries.invalidateQueries({ queryKey: callKey(events) });
    } catch (error) {
      if (isApiError(error) && error.status > 0) key.current = crypto.randomUUID();
      setFailure((isApiError(error) && error.formErrors.comment) || failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="bl-comment-form" noValidate onSubmit={(event) => void send(event)}>
      <Textarea
        label={isAnswer ? text.answer : text.comment}
        description={text.answerHelp}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MAX_COMMENT}
        value={typed}
        error={failure}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" loading={busy}>
        {isAnswer ? text.sendAnswer : text.sendComment}
      </Button>
    </form>
  );
}

/** Renders what the customer and the staff wrote to each other about a document, and the form for an answer. */
export function DocumentComments(props: DocumentCommentsProps): ReactElement | null {
  const { document, plural, canWrite } = props;
  const found = useDocumentEvents({
    route: apiContract[plural].events,
    id: document.id,
    version: document.version,
  });
  const comments = (found.data ?? []).filter(({ type }) => type === 'commented').toReversed();
  if (comments.length === 0 && !canWrite) return null;
  return (
    <RecordCard title={text.comments}>
      {found.data && comments.length === 0 && <p className="at-meta">{text.noComments}</p>}
      {comments.length > 0 && (
        <ol className="bl-comments">
          {comments.map(({ id, at, text: comment, user }) => (
            <li key={id} data-staff={user !== null || undefined}>
              <p className="at-meta">
                {user?.displayName ?? document.customer_name ?? text.theCustomer}
                {', '}
                <RelativeTime value={at} />
              </p>
              <p className="bl-comment">{comment}</p>
            </li>
          ))}
        </ol>
      )}
      {canWrite && <CommentForm {...props} isAnswer={comments.some(({ user }) => user === null)} />}
    </RecordCard>
  );
}
