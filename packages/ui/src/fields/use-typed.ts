import { useEffect, useRef, useState } from 'react';

/** Options: a value that is written as text, and its parser. */
export interface TypedOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * Returns the value of a typed text; undefined when it is invalid.
   * @param typed - typed text
   */
  readonly read: (typed: string) => string | undefined;
  /** Returns true for text that applies while typing; other text applies on Enter or blur. @default all text */
  readonly live?: (typed: string) => boolean;
}

/** State of a text field with a parsed value. */
export interface Typed {
  /** Typed text that was not applied yet, else undefined. */
  readonly draft: string | undefined;
  /** True after a blur with invalid text. */
  readonly refused: boolean;
  readonly type: (text: string) => void;
  readonly finish: () => void;
}

/**
 * Keeps typed text until it is a valid value, so that nothing typed is lost or changed. A value from outside replaces the text.
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
