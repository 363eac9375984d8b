import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

/** Initial content and callbacks of a code editor. */
export interface CodeMirrorOptions {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly onChange: (value: string) => void;
  /** Ctrl or Cmd with Enter. */
  readonly onSubmit: () => void;
}

/** A code editor in an element. */
export interface CodeMirror {
  /** Replaces the text when it differs. */
  set(value: string): void;
  focus(): void;
  destroy(): void;
}

/** Creates a CSS editor. Tab indents; Escape followed by Tab leaves it, as usual for CodeMirror. */
export function createCodeMirror(parent: HTMLElement, options: CodeMirrorOptions): CodeMirror {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: options.value,
      extensions: [
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              options.onSubmit();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        history(),
        lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        // Uses class names, so that the theme defines the colors, light or dark.
        syntaxHighlighting(classHighlighter),
        css(),
        placeholder(options.hint),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': options.label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    set(value) {
      if (view.state.doc.toString() === value) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
