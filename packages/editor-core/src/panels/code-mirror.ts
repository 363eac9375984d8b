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

/** How a code editor begins, and who is told. */
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
  /** Replaces the text, unless it is the same already. */
  set(value: string): void;
  focus(): void;
  destroy(): void;
}

/** Makes an editor of CSS. Tab indents; Escape and then Tab leaves it, as CodeMirror has it for keyboards. */
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
        // Classes, so that the colours are the theme's, light or dark.
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
