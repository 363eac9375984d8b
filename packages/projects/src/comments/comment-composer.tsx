import type { RecordOption } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { getMentioned, toCommentMarkup } from '@org/content';
import { Button, MentionField } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { PEOPLE } from '../parts/people.ts';
import { text } from './messages.ts';

/** A comment as it is sent. */
export interface CommentBody {
  readonly body: string;
  readonly mentions: number[];
}

/** Props of the composer. */
export interface CommentComposerProps {
  /** Initial text. @default '' */
  readonly initial?: string;
  /** People who are mentioned in the initial text. */
  readonly mentioned?: readonly RecordOption[];
  readonly submitLabel: string;
  /** Sends the comment; resolves to the message of a failure, or '' after a success. */
  readonly onSubmit: (comment: CommentBody) => Promise<string>;
  readonly onCancel?: () => void;
}

/** Renders a field for a comment. Typing `@` offers people; arrow keys and Enter choose one. */
export function CommentComposer(props: CommentComposerProps): ReactElement {
  const { initial = '', mentioned = [], submitLabel, onSubmit, onCancel } = props;
  const api = useApi();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(initial);
  const [known, setKnown] = useState(mentioned);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (busy) return;
    if (typed.trim() === '') return setFailure(text.required);
    setBusy(true);
    const failed = await onSubmit({
      body: toCommentMarkup(typed, known),
      mentions: getMentioned(typed, known).map(({ value }) => Number(value)),
    });
    setBusy(false);
    setFailure(failed);
    if (failed === '') setTyped('');
  }

  return (
    <div className="pj-composer">
      <MentionField
        label={text.write}
        peopleLabel={text.people}
        placeholder={text.placeholder}
        value={typed}
        error={failure}
        onChange={(next) => {
          setTyped(next);
          setFailure('');
        }}
        onMention={(person) =>
          setKnown([...known.filter(({ value }) => value !== person.value), person])
        }
        find={(search) =>
          queries.fetchQuery({
            queryKey: [...PEOPLE.key, 'pick', search],
            queryFn: ({ signal }) => PEOPLE.find(api, search || undefined, signal),
            staleTime: 60_000,
          })
        }
        onSubmit={() => void send()}
      />
      <div className="pj-composer-buttons">
        {onCancel && (
          <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <Button size="xs" variant="default" loading={busy} onClick={() => void send()}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
