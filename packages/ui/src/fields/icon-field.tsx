import { Button, CloseButton } from '@mantine/core';
import { type ReactElement, useRef } from 'react';
import { keepFocus } from '../elements/keep-focus.ts';
import { type IconSet, iconWords } from '../icons/find-icons.ts';
import { PathIcon } from '../icons/path-icon.tsx';
import { pickIcon } from './pick-icon.tsx';

/** Props of the field: the name of an icon of the set, '' for none. */
export interface IconFieldProps {
  readonly icons: IconSet;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Accessible name of the field. */
  readonly name: string;
  /** True when the icon can be cleared. @default true */
  readonly clearable?: boolean | undefined;
}

/** Renders the chosen icon, and a dialog to choose another. */
export function IconField(props: IconFieldProps): ReactElement {
  const { icons, value, onChange, name, clearable = true } = props;
  const field = useRef<HTMLDivElement>(null);
  const path = Object.hasOwn(icons, value) ? icons[value] : undefined;
  const words = value ? iconWords(value) : 'Choose icon';

  async function choose(): Promise<void> {
    const icon = await pickIcon({ icons, value });
    if (icon !== false) onChange(icon);
  }

  return (
    <div ref={field} className="at-icon-field">
      <Button
        size="xs"
        fullWidth
        justify="flex-start"
        aria-label={`${name}: ${words}`}
        aria-haspopup="dialog"
        leftSection={path ? <PathIcon path={path} size={18} /> : undefined}
        onClick={() => void choose()}
      >
        {words}
      </Button>
      {clearable && value !== '' && (
        <CloseButton
          size={28}
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={() => {
            keepFocus(() => field.current);
            onChange('');
          }}
        />
      )}
    </div>
  );
}
