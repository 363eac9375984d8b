import { IconButton } from '@org/ui';
import {
  IconAlignLeft,
  IconBold,
  IconChevronDown,
  IconClearFormatting,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPalette,
  IconStrikethrough,
  IconUnderline,
  IconUserCode,
} from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { getKeys, isMac } from '../../session/commands/commands.ts';
import { useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { clearFormat, type TextList, type TextMark } from '../../session/text/rich-format.ts';
import type { RichText } from '../../session/text/rich-text.ts';
import { TEXT_ACTIONS, type TextActionId } from '../../session/text/text-actions.ts';
import { keyNames } from '../elements/show-keys.tsx';
import { FieldPanel } from './field-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { ALIGN_LOOKS, AlignPanel, ColorPanel, StylePanel } from './text-panels.tsx';
import { useBarPlace } from './use-bar-place.ts';
import { useTextFormat } from './use-text-format.ts';

const MARKS: readonly (readonly [TextMark, typeof IconBold])[] = [
  ['bold', IconBold],
  ['italic', IconItalic],
  ['underline', IconUnderline],
  ['strike', IconStrikethrough],
];
const LISTS: readonly (readonly [TextList, typeof IconList])[] = [
  ['bulletList', IconList],
  ['orderedList', IconListNumbers],
];

type Panel = 'style' | 'align' | 'color' | 'link' | 'field';

/** Returns an action's name with its shortcut, for a tooltip. */
function nameWithKeys(id: TextActionId): string {
  const { label, keys } = TEXT_ACTIONS[id];
  return `${label} (${keyNames(keys[0]).join(isMac() ? '' : '+')})`;
}

/** Props of the text toolbar. */
export interface TextBarProps {
  readonly rich: RichText;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly host: EditorHost;
}

/** Returns the controls of the toolbar for arrow key navigation. */
function controlsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('[data-part="tools"] button') ?? [])];
}

/**
 * Renders the toolbar of a formatted text, near its selection. It is outside of the canvas and leaves the focus in the text;
 * Alt+F10 moves to it, arrow keys move within it, Escape moves back.
 */
export function TextBar({ rich, frame, host }: TextBarProps): ReactElement {
  const { editor } = rich;
  const isEmail = useEditorState(getDocumentTarget) === 'email';
  const email = useEditorState((state) => state.selectedCampaign);
  const fields = (isEmail && host.getMergeFields?.(email ?? undefined)) || [];
  const links = (isEmail && host.getEmailLinks?.(email ?? undefined)) || [];
  const format = useTextFormat(rich);
  const bar = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel | undefined>();
  const [stop, setStop] = useState(0);
  useBarPlace(bar, frame, rich);

  useEffect(() => {
    if (!bar.current) return;
    return rich.attachTools(bar.current, (request) => {
      if (request === 'link') return setPanel('link');
      rich.lendFocus(controlsIn(bar.current)[0]);
    });
  }, [rich]);

  /** Closes the panel and moves the focus out of it. */
  const close = useCallback(() => {
    const { activeElement } = document;
    const isInside = activeElement?.closest('.at-text-panel') != null;
    const isTyped = activeElement?.tagName === 'INPUT';
    setPanel(undefined);
    if (isTyped) rich.takeFocus();
    else if (isInside)
      rich.lendFocus(bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]'));
  }, [rich]);

  /** A single Escape moves back, even when an open tooltip would handle it. */
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (panel) close();
    else rich.takeFocus();
  };

  const onKey = (event: KeyboardEvent): void => {
    const keys = getKeys(event.nativeEvent);
    if (keys === 'mod+s') return rich.leave();
    event.stopPropagation();
    const target = event.target as HTMLElement;
    if (target.tagName === 'INPUT') return;
    if (keys === 'mod+z') editor.commands.undo();
    if (/^mod\+(?:y|shift\+z)$/.test(keys)) editor.commands.redo();
    const controls = controlsIn(bar.current);
    const at = controls.indexOf(target);
    const isRtl = getComputedStyle(target).direction === 'rtl';
    const to = {
      arrowright: at + (isRtl ? -1 : 1),
      arrowleft: at + (isRtl ? 1 : -1),
      home: 0,
      end: controls.length - 1,
    }[keys];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = (to + controls.length) % controls.length;
    setStop(next);
    controls[next]?.focus();
  };

  /** A mouse click leaves focus and selection in the text. */
  const onMouseDown = (event: MouseEvent): void => {
    if ((event.target as Element).closest('input, label') === null) event.preventDefault();
  };

  let count = 0;
  /** The toolbar is a single tab stop. */
  const tab = (): { tabIndex: number } => ({ tabIndex: count++ === stop ? 0 : -1 });
  const opener = (name: Panel): object => ({
    ...tab(),
    'aria-expanded': panel === name,
    onPress: () => (panel === name ? close() : setPanel(name)),
  });
  const panelProps = { rich, format, onDone: close };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toolbar in it has the role; this one keeps its keys and presses to itself
    <div
      ref={bar}
      className="at-text-bar"
      data-part="text-bar"
      onKeyDownCapture={onEscape}
      onKeyDown={onKey}
      onMouseDown={onMouseDown}
    >
      <div className="at-text-tools" role="toolbar" aria-label="Text" data-part="tools">
        <button
          type="button"
          className="at-text-style"
          {...tab()}
          aria-label="Paragraph style"
          aria-expanded={panel === 'style'}
          onClick={() => (panel === 'style' ? close() : setPanel('style'))}
        >
          {format.level === undefined ? 'Paragraph' : `Heading ${format.level}`}
          <IconChevronDown size={12} aria-hidden />
        </button>
        {MARKS.map(([mark, icon]) => (
          <IconButton
            key={mark}
            size={28}
            icon={icon}
            label={nameWithKeys(mark)}
            pressed={format.marks.includes(mark)}
            {...tab()}
            onPress={() => rich.act(mark)}
          />
        ))}
        <IconButton
          size={28}
          icon={IconLink}
          label={nameWithKeys('link')}
          pressed={format.link !== undefined}
          {...opener('link')}
        />
        {LISTS.map(([list, icon]) => (
          <IconButton
            key={list}
            size={28}
            icon={icon}
            label={nameWithKeys(list)}
            pressed={format.list === list}
            {...tab()}
            onPress={() => rich.act(list)}
          />
        ))}
        <IconButton
          size={28}
          icon={format.align ? ALIGN_LOOKS[format.align].icon : IconAlignLeft}
          label="Alignment"
          pressed={format.align !== undefined}
          {...opener('align')}
        />
        <IconButton
          size={28}
          icon={IconPalette}
          label="Text color"
          pressed={format.color !== undefined}
          {...opener('color')}
        />
        {fields.length > 0 ? (
          <IconButton size={28} icon={IconUserCode} label="Merge field" {...opener('field')} />
        ) : null}
        <IconButton
          size={28}
          icon={IconClearFormatting}
          label="Clear formatting"
          {...tab()}
          onPress={() => clearFormat(editor)}
        />
      </div>
      {panel === 'style' ? <StylePanel {...panelProps} /> : null}
      {panel === 'align' ? <AlignPanel {...panelProps} /> : null}
      {panel === 'color' ? <ColorPanel {...panelProps} swatches={host.swatches} /> : null}
      {panel === 'field' ? <FieldPanel rich={rich} onDone={close} fields={fields} /> : null}
      {panel === 'link' ? (
        <LinkPanel {...panelProps} links={links} listPages={host.listPages} />
      ) : null}
    </div>
  );
}
