import { Skeleton } from '@org/ui';
import { lazy, type ReactElement, Suspense, useId } from 'react';

// The rich text editor is a separate chunk, loaded when a form first shows one.
const Surface = lazy(async () => ({
  default: (await import('./text-field-surface.tsx')).TextFieldSurface,
}));

/** Props of the field: guarded markup in and out; '' for none. */
export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Shown while the field is empty. */
  readonly placeholder?: string;
}

/** Renders a field of formatted text with its toolbar above it, for forms. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, value, onChange, description, error, disabled = false, placeholder } = props;
  const id = useId();
  const told = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <div className="at-text-field" data-error={error ? true : undefined}>
      <span id={`${id}-label`} className="mantine-InputWrapper-label">
        {label}
      </span>
      <Suspense fallback={<Skeleton height={280} radius={8} />}>
        <Surface
          label={label}
          labelledBy={`${id}-label`}
          describedBy={told.join(' ') || undefined}
          value={value}
          onChange={onChange}
          disabled={disabled}
          placeholder={placeholder}
        />
      </Suspense>
      {error && (
        <p id={`${id}-error`} className="at-text-field-error" role="alert">
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-description`} className="at-meta">
          {description}
        </p>
      )}
    </div>
  );
}
