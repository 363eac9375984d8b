import { Button, IconButton, NativeSelect, Switch, TextInput } from '@org/ui';
import {
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { getLink, readableHref } from '../../session/text/link-choices.ts';
import { HEADING_LEVELS } from '../../session/text/rich-extensions.ts';
import {
  clearFormat,
  removeLink,
  setLevel,
  setLink,
  type TextLink,
  toggleList,
  toggleMark,
} from '../../session/text/rich-format.ts';
import { TEXT_ACTIONS } from '../../session/text/text-actions.ts';
import { useTextFormat } from './use-text-format.ts';

const MARKS = [
  ['bold', IconBold],
  ['italic', IconItalic],
  ['underline', IconUnderline],
  ['strike', IconStrikethrough],
] as const;
const LISTS = [
  ['bulletList', IconList],
  ['orderedList', IconListNumbers],
] as const;

const STYLES = [
  { value: '', label: 'Paragraph' },
  ...HEADING_LEVELS.map((level) => ({ value: String(level), label: `Heading ${level}` })),
];

/** Props of the tools: text, label of its field, and whether the link panel is open. */
export interface TextFieldToolsProps {
  readonly editor: Editor;
  readonly label: string;
  readonly linking: boolean;
  readonly onLinking: (linking: boolean) => void;
}

/** Renders the input of a link's URL. */
function LinkRow({
  editor,
  link,
  onDone,
}: {
  readonly editor: Editor;
  readonly link: TextLink | undefined;
  readonly onDone: () => void;
}): ReactElement {
  const [address, setAddress] = useState(link ? readableHref(link.href) : '');
  const [newTab, setNewTab] = useState(link?.newTab ?? false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const choice = getLink(address);
  const done = (): void => {
    onDone();
    editor.commands.focus();
  };
  const keep = (): void => {
    if (!choice) return;
    setLink(editor, { href: choice.href, newTab }, choice.label);
    done();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return done();
    }
    // Enter must not submit the surrounding form.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    keep();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it
    <div className="at-text-field-link" onKeyDown={onKey}>
      <TextInput
        ref={input}
        size="xs"
        aria-label="Link URL"
        placeholder="example.com, /about or name@example.com"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Switch
        size="xs"
        label="Open in a new tab"
        checked={newTab}
        onChange={(event) => setNewTab(event.currentTarget.checked)}
      />
      <Button size="xs" variant="filled" disabled={!choice} onClick={keep}>
        Link
      </Button>
      {link && (
        <Button
          size="xs"
          onClick={() => {
            removeLink(editor);
            done();
          }}
        >
          Remove link
        </Button>
      )}
      <Button size="xs" variant="subtle" color="gray" onClick={done}>
        Cancel
      </Button>
    </div>
  );
}

/** Renders the toolbar of a field of formatted text: a single tab stop with arrow key navigation. */
export function TextFieldTools(props: TextFieldToolsProps): ReactElement {
  const { editor, label, linking, onLinking } = props;
  const format = useTextFormat({ editor });
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  const onKey = (event: KeyboardEvent): void => {
    const controls = [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
    const at = controls.indexOf(event.target as HTMLElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = {
      ArrowRight: at + (isRtl ? -1 : 1),
      ArrowLeft: at + (isRtl ? 1 : -1),
      Home: 0,
      End: controls.length - 1,
    }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = (to + controls.length) % controls.length;
    setStop(next);
    controls[next]?.focus();
  };

  let count = 0;
  const tab = (): { tabIndex: number } => ({ tabIndex: count++ === stop ? 0 : -1 });
  const act = (change: () => unknown) => () => {
    change();
    editor.commands.focus();
  };

  return (
    <>
      {/* A mouse click leaves focus and selection in the text. */}
      <div
        ref={bar}
        className="at-text-field-tools"
        role="toolbar"
        aria-label={`Format: ${label}`}
        tabIndex={-1}
        onKeyDown={onKey}
        onMouseDown={(event) => {
          if ((event.target as Element).closest('select') === null) event.preventDefault();
        }}
      >
        <NativeSelect
          size="xs"
          aria-label="Paragraph style"
          {...tab()}
          data={STYLES}
          value={format.level === undefined ? '' : String(format.level)}
          onChange={({ currentTarget: { value } }) => {
            setLevel(
              editor,
              HEADING_LEVELS.find((level) => String(level) === value),
            );
            editor.commands.focus();
          }}
        />
        {MARKS.map(([mark, icon]) => (
          <IconButton
            key={mark}
            size={30}
            icon={icon}
            label={TEXT_ACTIONS[mark].label}
            pressed={format.marks.includes(mark)}
            {...tab()}
            onPress={act(() => toggleMark(editor, mark))}
          />
        ))}
        <IconButton
          size={30}
          icon={IconLink}
          label={TEXT_ACTIONS.link.label}
          pressed={format.link !== undefined}
          aria-expanded={linking}
          {...tab()}
          onPress={() => onLinking(!linking)}
        />
        {LISTS.map(([list, icon]) => (
          <IconButton
            key={list}
            size={30}
            icon={icon}
            label={TEXT_ACTIONS[list].label}
            pressed={format.list === list}
            {...tab()}
            onPress={act(() => toggleList(editor, list))}
          />
        ))}
        <IconButton
          size={30}
          icon={IconClearFormatting}
          label="Clear formatting"
          {...tab()}
          onPress={act(() => clearFormat(editor))}
        />
      </div>
      {linking && <LinkRow editor={editor} link={format.link} onDone={() => onLinking(false)} />}
    </>
  );
}
