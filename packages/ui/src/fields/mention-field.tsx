import { Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { findMention, insertMention, type TypedMention } from './typed-mention.ts';

/** A person who can be mentioned. */
export interface MentionOption {
  readonly value: string;
  readonly label: string;
}

/** Props of the field. */
export interface MentionFieldProps {
  readonly label: string;
  /** Accessible name of the offered people. */
  readonly peopleLabel: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly error?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
  /** Called when a person was chosen, before the change of the text. */
  readonly onMention: (person: MentionOption) => void;
  /** Searches people; '' finds all. Failures offer nobody. */
  readonly find: (search: string) => Promise<readonly MentionOption[]>;
  /** Called when Ctrl and Enter, or Cmd and Enter, are pressed. */
  readonly onSubmit: () => void;
  /** Called when Escape is pressed while nobody is offered. */
  readonly onEscape?: (() => void) | undefined;
}

/** Maximum number of people that are offered. */
const MAX_OFFERED = 6;

/** Renders a field for a text in which people can be mentioned: typing `@` offers them; arrow keys and Enter choose one. */
export function MentionField(props: MentionFieldProps): ReactElement {
  const { label, peopleLabel, placeholder, value, error, autoFocus, find, onChange } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mention, setMention] = useState<TypedMention>();
  const [found, setFound] = useState<readonly MentionOption[]>([]);
  const [at, setAt] = useState(0);
  const search = mention?.search.trim();
  const finder = useRef(find);
  finder.current = find;

  useEffect(() => {
    if (search === undefined) return;
    let isCurrent = true;
    const show = (people: readonly MentionOption[]): void => {
      if (isCurrent) setFound(people);
    };
    finder.current(search).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [search]);

  const offered = mention ? found.slice(0, MAX_OFFERED) : [];
  const current = Math.min(at, offered.length - 1);
  const isOffering = offered.length > 0;

  function look(element: HTMLTextAreaElement): void {
    setMention(findMention(element.value, element.selectionStart));
    setAt(0);
  }

  function choose(person: MentionOption): void {
    if (!mention) return;
    const next = insertMention(value, mention, person.label);
    props.onMention(person);
    onChange(next.text);
    setMention(undefined);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const person = offered[current];
    const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key];
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) props.onSubmit();
    else if (event.key === 'Escape' && !isOffering && props.onEscape) props.onEscape();
    else if (!isOffering) return;
    else if (step !== undefined) setAt((current + step) % offered.length);
    else if (event.key === 'Escape') setMention(undefined);
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="at-mention-field">
      <Textarea
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        autosize
        minRows={2}
        maxRows={10}
        autoFocus={autoFocus ?? false}
        value={value}
        error={error}
        aria-controls={isOffering ? `${id}-people` : undefined}
        aria-activedescendant={isOffering ? `${id}-${current}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          look(event.currentTarget);
        }}
        onClick={(event) => look(event.currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={() => setMention(undefined)}
      />
      {isOffering ? (
        <div id={`${id}-people`} className="at-mentions" role="listbox" aria-label={peopleLabel}>
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is current
            <div
              key={person.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              className="at-mention"
              onMouseDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              {person.label}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
