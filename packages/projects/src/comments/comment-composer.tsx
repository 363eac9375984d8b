import type { RecordOption } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { Button, Textarea } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { PEOPLE } from '../parts/people.ts';
import {
  findMention,
  getMentioned,
  insertMention,
  type TypedMention,
  toCommentMarkup,
} from './mention-text.ts';
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

/** Maximum number of people that are offered. */
const MAX_OFFERED = 6;

/** Renders a field for a comment. Typing `@` offers people; arrow keys and Enter choose one. */
export function CommentComposer(props: CommentComposerProps): ReactElement {
  const { initial = '', mentioned = [], submitLabel, onSubmit, onCancel } = props;
  const api = useApi();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(initial);
  const [known, setKnown] = useState(mentioned);
  const [mention, setMention] = useState<TypedMention>();
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const search = mention?.search.trim() || undefined;
  const found = useQuery({
    queryKey: [...PEOPLE.key, 'pick', search ?? ''],
    queryFn: ({ signal }) => PEOPLE.find(api, search, signal),
    enabled: mention !== undefined,
  });
  const offered = mention ? (found.data ?? []).slice(0, MAX_OFFERED) : [];
  const current = Math.min(at, offered.length - 1);

  function look(element: HTMLTextAreaElement): void {
    setMention(findMention(element.value, element.selectionStart));
    setAt(0);
  }

  function choose(person: RecordOption): void {
    if (!mention) return;
    const next = insertMention(typed, mention, person.label);
    setTyped(next.text);
    setKnown([...known.filter(({ value }) => value !== person.value), person]);
    setMention(undefined);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

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

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      void send();
      return;
    }
    if (offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key];
    const person = offered[current];
    if (step !== undefined) setAt((current + step) % offered.length);
    else if (event.key === 'Escape') setMention(undefined);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="pj-composer">
      <div className="pj-composer-field">
        <Textarea
          ref={field}
          aria-label={text.write}
          placeholder={text.placeholder}
          autosize
          minRows={2}
          maxRows={10}
          value={typed}
          error={failure}
          aria-controls={offered.length > 0 ? `${id}-people` : undefined}
          aria-activedescendant={offered.length > 0 ? `${id}-${current}` : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFailure('');
            look(event.currentTarget);
          }}
          onClick={(event) => look(event.currentTarget)}
          onKeyDown={onKeyDown}
          onBlur={() => setMention(undefined)}
        />
        {offered.length > 0 && (
          <div id={`${id}-people`} className="pj-mentions" role="listbox" aria-label={text.people}>
            {offered.map((person, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is current
              <div
                key={person.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === current}
                className="pj-mention"
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(person);
                }}
              >
                {person.label}
              </div>
            ))}
          </div>
        )}
      </div>
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
