import { Button, Switch, TextInput } from '@org/ui';
import {
  IconFileText,
  IconHash,
  IconMail,
  IconMailOpened,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { EditorHost, EmailLinkChoice } from '../../session/host/editor-host.ts';
import {
  getLinkText,
  type LinkChoice,
  type LinkKind,
  linkChoices,
} from '../../session/text/link-choices.ts';
import { removeLink, setLink } from '../../session/text/rich-format.ts';
import { useFoundPages } from '../elements/use-found-pages.ts';
import type { TextPanelProps } from './text-panels.tsx';

const KIND_ICONS: Readonly<Record<LinkKind, typeof IconWorld>> = {
  page: IconFileText,
  address: IconWorld,
  mail: IconMail,
  phone: IconPhone,
  email: IconMailOpened,
  place: IconHash,
};

/**
 * Renders a single field for all links: a page of the site by name, a URL, an email address or a phone number, and in emails the
 * links that are different for each of them.
 */
export function LinkPanel({
  rich,
  format,
  onDone,
  listPages,
  links,
}: TextPanelProps &
  Pick<EditorHost, 'listPages'> & {
    readonly links: readonly EmailLinkChoice[];
  }): ReactElement {
  const { link } = format;
  const first = link ? getLinkText(link.href, links) : '';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [newTab, setNewTab] = useState(link?.newTab ?? false);
  const [at, setAt] = useState(0);
  // An existing URL is not a search.
  const isTyped = link === undefined || text !== first;
  const { pages, state } = useFoundPages(isTyped ? text.trim() : '', listPages);
  const choices = linkChoices(text, pages, links);
  const current = Math.min(at, choices.length - 1);

  useEffect(() => rich.lendFocus(input.current), [rich]);

  const choose = (choice: LinkChoice | undefined): void => {
    if (!choice) return;
    setLink(rich.editor, { href: choice.href, newTab }, choice.label);
    onDone();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      return choose(choices[current]);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : choices.length - 1;
    if (choices.length > 0) setAt((current + step) % choices.length);
  };

  return (
    <fieldset className="at-text-panel at-text-link" aria-label="Link">
      <TextInput
        ref={input}
        size="xs"
        role="combobox"
        aria-label="Link to"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Page, URL, email or phone"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id={`${id}-list`} className="at-text-links" role="listbox" aria-label="Links">
        {choices.map((choice, index) => {
          const Kind = KIND_ICONS[choice.kind];
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the choice that is current
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={`${choice.kind} ${choice.href}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              className="at-text-choice"
              onClick={() => choose(choice)}
            >
              <Kind size={16} aria-hidden />
              <span>{choice.label}</span>
              <small>{choice.note}</small>
            </div>
          );
        })}
      </div>
      <p className="at-text-said" role="status">
        {state === 'failed' ? 'The pages could not be searched' : null}
        {state === 'searching' && choices.length === 0 ? 'Searching…' : null}
        {state === 'found' && choices.length === 0 ? 'No page has this name' : null}
      </p>
      <div className="at-text-link-end">
        <Switch
          size="xs"
          label="Open in a new tab"
          checked={newTab}
          onChange={(event) => {
            const next = event.currentTarget.checked;
            setNewTab(next);
            if (link) setLink(rich.editor, { href: link.href, newTab: next }, '');
          }}
        />
        {format.hasLink ? (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              removeLink(rich.editor);
              onDone();
            }}
          >
            Remove link
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
