import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { CodeMirror, CodeMirrorOptions } from './code-mirror.ts';

/** Renders a code field. Its editor is loaded on first use; until then, and when that fails, a plain field is used. */
export function CodeEditor(options: CodeMirrorOptions): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeMirror>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const { createCodeMirror } = await import('./code-mirror.ts');
      if (gone || !place.current) return;
      editor.current = createCodeMirror(place.current, {
        ...latest.current,
        onChange: (value) => latest.current.onChange(value),
        onSubmit: () => latest.current.onSubmit(),
      });
      setReady(true);
    };
    // When loading fails, the plain field remains, and nothing that was typed is lost.
    load().catch(() => undefined);
    return () => {
      gone = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, []);

  const { value } = options;
  useEffect(() => editor.current?.set(value), [value]);

  return (
    <div className="at-code" data-part="code">
      <div ref={place} />
      {ready ? null : (
        <textarea
          aria-label={options.label}
          placeholder={options.hint}
          spellCheck={false}
          value={value}
          onChange={(event) => options.onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
