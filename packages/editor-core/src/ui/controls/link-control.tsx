import { safeHref } from '@org/content';
import { LINK_TARGETS } from '@org/schema';
import { Switch, TextInput } from '@org/ui';
import { IconFileText } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { useFoundPages } from '../elements/use-found-pages.ts';
import type { SettingControlProps } from './setting-control-props.ts';

const REFUSED = 'This link is not allowed. Use a page, a web address, mailto: or tel:.';

/** Returns true for the name or the path of a page, as opposed to an external URL. */
function isPageSearch(text: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(text);
}

/**
 * Renders a URL, and whether it opens in a new tab. Pages of the site are suggested. A URL that the site would reject, such as
 * `javascript:`, stays in the field with an error and is not stored.
 */
export function LinkControl({
  field,
  value,
  props,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [at, setAt] = useState(-1);
  const stored = typeof value === 'string' ? value : '';
  const text = refused ?? stored;
  const asks = isOpen && isPageSearch(text);
  const { pages } = useFoundPages(text.replace(/^\//, ''), asks ? host.listPages : undefined);
  const offered = asks ? pages.filter(({ slug }) => `/${slug}` !== text) : [];
  const current = offered[at];
  const target = field.also?.target;

  const type = (next: string): void => {
    const isAllowed = next.trim() === '' || safeHref(next) !== '';
    setRefused(isAllowed ? undefined : next);
    setAt(-1);
    setOpen(true);
    if (isAllowed) onChange({ [field.prop]: next });
  };
  const choose = (slug: string): void => {
    type(`/${slug}`);
    setOpen(false);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      return choose(current.slug);
    }
    if (event.key === 'Escape' && offered.length > 0) {
      event.stopPropagation();
      return setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) return setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (offered.length > 0) setAt((at + step + offered.length) % offered.length);
  };

  return (
    <div className="at-field-stack">
      <TextInput
        size="xs"
        role="combobox"
        aria-label={field.label}
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder="/about, https://… or #anchor"
        autoComplete="off"
        value={text}
        error={refused === undefined ? undefined : REFUSED}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <div
        id={`${id}-list`}
        className="at-text-links"
        role="listbox"
        aria-label="Pages"
        hidden={offered.length === 0}
      >
        {offered.map(({ title, slug }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the choice that is current
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={slug}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className="at-text-choice"
            // The input keeps the focus, so that the list does not close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(slug)}
          >
            <IconFileText size={16} aria-hidden />
            <span>{title}</span>
            <small>/{slug}</small>
          </div>
        ))}
      </div>
      {target === undefined ? null : (
        <Switch
          size="xs"
          label="Open in a new tab"
          checked={props[target] === '_blank'}
          onChange={(event) =>
            onChange({ [target]: event.currentTarget.checked ? '_blank' : LINK_TARGETS[0] })
          }
        />
      )}
    </div>
  );
}
