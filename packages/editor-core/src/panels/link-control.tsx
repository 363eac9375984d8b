import { LINK_TARGETS } from '@org/schema';
import { Switch, TextInput } from '@org/ui';
import { type ReactElement, useId, useState } from 'react';
import { useFoundPages } from '../text/use-found-pages.ts';
import type { SettingControlProps } from './setting-control.tsx';

/** An address, and whether it opens in a new tab. The site's pages are offered while one is typed. */
export function LinkControl({
  field,
  value,
  props,
  host,
  onChange,
}: SettingControlProps): ReactElement {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const isPage = asks && !/^(?:https?:|mailto:|tel:|#)/i.test(text);
  const { pages } = useFoundPages(text.replace(/^\//, ''), isPage ? host.listPages : undefined);
  const target = field.also?.target;
  return (
    <div className="at-field-stack">
      <TextInput
        size="xs"
        aria-label={field.label}
        placeholder="/about, https://… or #anchor"
        list={id}
        autoComplete="off"
        value={text}
        onFocus={() => setAsks(true)}
        onBlur={() => setAsks(false)}
        onChange={(event) => onChange({ [field.prop]: event.currentTarget.value })}
      />
      <datalist id={id}>
        {pages.map(({ title, slug }) => (
          <option key={slug} value={`/${slug}`}>
            {title}
          </option>
        ))}
      </datalist>
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
