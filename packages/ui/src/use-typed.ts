import { useEffect, useRef, useState } from 'react';

/** Shape: a value that is written as text, and how what is typed is read. */
export interface TypedOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shape: what was typed → the value, undefined when it is none. */
  readonly read: (typed: string) => string | undefined;
  /** True for text that is taken while it is typed; other text waits for Enter or the next field. @default all of it */
  readonly live?: (typed: string) => boolean;
}

/** A text field's side of a value. */
export interface Typed {
  /** What was typed and is not taken yet, else undefined. */
  readonly draft: string | undefined;
  /** True once a person has left the field with text that is no value. */
  readonly refused: boolean;
  readonly type: (text: string) => void;
  readonly finish: () => void;
}

/**
 * Keeps what a person types until it is a value, so that nothing typed is lost or changed under the hand.
 * A value that comes from elsewhere replaces what was typed.
 */
export function useTyped({ value, onChange, read, live = () => true }: TypedOptions): Typed {
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const told = useRef(value);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setDraft(undefined);
    setRefused(false);
  }, [value]);

  function tell(next: string): void {
    if (next === value) return;
    told.current = next;
    onChange(next);
  }

  return {
    draft,
    refused,
    type(text) {
      setDraft(text);
      const next = read(text);
      if (next === undefined) return;
      setRefused(false);
      if (live(text)) tell(next);
    },
    finish() {
      if (draft === undefined) return;
      const next = read(draft);
      if (next === undefined) return setRefused(true);
      setDraft(undefined);
      tell(next);
    },
  };
}
