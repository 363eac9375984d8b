import { getMentioned, toCommentMarkup } from '@org/content';
import { Button, MentionField, type MentionOption } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { CommentText } from '../../session/host/page-comments.ts';
import type { CommentDraft } from '../../session/state/editor-state.ts';
import { COPY } from './comment-copy.ts';

/** Props of the composer. */
export interface CommentComposerProps {
  /** Key under which a text that was not sent is kept while the editor is open. */
  readonly draftKey: string;
  /** Text before the first change. @default none */
  readonly initial?: CommentDraft;
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  readonly autoFocus?: boolean;
  readonly findPeople: (search: string) => Promise<readonly MentionOption[]>;
  /** Stores the comment; resolves to the message of a failure, or ''. */
  readonly onSend: (text: CommentText) => Promise<string>;
  readonly onCancel?: () => void;
}

const EMPTY: CommentDraft = { text: '', people: [] };

/** Renders a field for a comment. A text that was not sent, or could not be, stays until it is sent or discarded. */
export function CommentComposer(props: CommentComposerProps): ReactElement {
  const { draftKey, initial = EMPTY, submitLabel, onCancel } = props;
  const { state } = useEditor().session;
  const draft = useEditorState(({ commentDrafts }) => commentDrafts[draftKey]) ?? initial;
  const [failure, setFailure] = useState({ key: '', message: '' });
  const [busy, setBusy] = useState('');

  const keep = (next: CommentDraft | undefined): void => {
    const { [draftKey]: _before, ...others } = state.get().commentDrafts;
    state.set({ commentDrafts: next ? { ...others, [draftKey]: next } : others });
  };
  /** Returns the newest draft, which may be newer than the rendered one. */
  const read = (): CommentDraft => state.get().commentDrafts[draftKey] ?? draft;

  async function send(): Promise<void> {
    if (busy === draftKey) return;
    const { text, people } = read();
    if (text.trim() === '') return setFailure({ key: draftKey, message: COPY.required });
    setBusy(draftKey);
    const message = await props.onSend({
      body: toCommentMarkup(text, people),
      mentions: getMentioned(text, people).map(({ value }) => Number(value)),
    });
    setBusy('');
    setFailure({ key: draftKey, message });
    // What was typed while the comment was sent stays.
    if (message === '' && read().text === text) keep(undefined);
  }

  return (
    <div className="at-comment-composer">
      <MentionField
        label={props.label}
        peopleLabel={COPY.people}
        placeholder={props.placeholder}
        autoFocus={props.autoFocus ?? false}
        value={draft.text}
        error={failure.key === draftKey ? failure.message : ''}
        find={props.findPeople}
        onChange={(text) => {
          keep({ ...read(), text });
          if (failure.message !== '') setFailure({ key: '', message: '' });
        }}
        onMention={(person) => {
          const { text, people } = read();
          const others = people.filter(({ value }) => value !== person.value);
          keep({ text, people: [...others, person] });
        }}
        onSubmit={() => void send()}
      />
      <div className="at-comment-buttons">
        {onCancel ? (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => {
              keep(undefined);
              onCancel();
            }}
          >
            {COPY.cancel}
          </Button>
        ) : null}
        <Button size="xs" variant="default" loading={busy === draftKey} onClick={() => void send()}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
