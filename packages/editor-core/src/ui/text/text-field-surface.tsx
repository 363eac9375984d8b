import { cleanMarkup } from '@org/content';
import { Editor, Extension } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { cleanPasted } from '../../model/markup/pasted-markup.ts';
import { toEditedMarkup, toStoredMarkup } from '../../model/markup/stored-markup.ts';
import { RICH_EXTENSIONS } from '../../session/text/rich-extensions.ts';
import { TextFieldTools } from './text-field-tools.tsx';

/** Props of the field: stored value, change handler and label. */
export interface TextFieldSurfaceProps {
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly placeholder: string | undefined;
}

const edited = (stored: string): string => cleanMarkup(toEditedMarkup(stored));
const getStored = (editor: Editor): string => toStoredMarkup(editor.getHTML());

/** Renders the text of a field while it is edited, and its toolbar. Unchanged text is returned exactly as it was passed. */
export function TextFieldSurface(props: TextFieldSurfaceProps): ReactElement {
  const { label, labelledBy, describedBy, value, disabled, placeholder } = props;
  const mount = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [linking, setLinking] = useState(false);
  const given = useRef({ value, stored: value });
  const told = useRef(value);
  const latest = useRef(props.onChange);
  latest.current = props.onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; what changes later is told to it below
  useEffect(() => {
    if (!mount.current) return;
    const made = new Editor({
      element: mount.current,
      content: edited(told.current),
      editable: !disabled,
      injectCSS: false,
      enablePasteRules: false,
      extensions: [
        ...RICH_EXTENSIONS,
        ...(placeholder ? [Placeholder.configure({ placeholder })] : []),
        Extension.create({
          name: 'linkKey',
          addKeyboardShortcuts: () => ({
            'Mod-k': () => {
              setLinking(true);
              return true;
            },
          }),
        }),
      ],
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          ...(placeholder && { 'aria-placeholder': placeholder }),
        },
        transformPastedHTML: cleanPasted,
      },
      onUpdate: ({ editor: changed }) => {
        const stored = getStored(changed);
        told.current = stored === given.current.stored ? given.current.value : stored;
        latest.current(told.current);
      },
    });
    given.current = { value: told.current, stored: getStored(made) };
    setEditor(made);
    return () => made.destroy();
  }, []);

  // Another value from outside, such as after discarding changes, replaces the text.
  useEffect(() => {
    if (!editor || value === told.current) return;
    editor.commands.setContent(edited(value), { emitUpdate: false });
    given.current = { value, stored: getStored(editor) };
    told.current = value;
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  useEffect(() => {
    const element = editor?.view.dom;
    if (describedBy) element?.setAttribute('aria-describedby', describedBy);
    else element?.removeAttribute('aria-describedby');
  }, [editor, describedBy]);

  return (
    <div className="at-text-field-box" data-disabled={disabled || undefined}>
      {editor && !disabled && (
        <TextFieldTools editor={editor} label={label} linking={linking} onLinking={setLinking} />
      )}
      <div ref={mount} className="at-text-field-text" />
    </div>
  );
}
