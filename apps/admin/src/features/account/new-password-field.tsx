import { judgePassword } from '@org/schema';
import { PasswordInput } from '@org/ui';
import type { ComponentProps, ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of the field: those of a password input, the current text, and known words about the user. */
export interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  readonly typed: string;
  readonly known?: readonly string[];
}

/** Renders a new password with its strength. */
export function NewPasswordField({
  typed,
  known = [],
  ...rest
}: NewPasswordFieldProps): ReactElement {
  const { strength, problem } = judgePassword(typed, known);
  // The server knows more weak passwords than the browser: its refusal replaces the strength.
  const isRefused = Boolean(rest.error) && !problem;
  return (
    <div className="ad-new-password">
      <PasswordInput label={text.fresh} autoComplete="new-password" {...rest} />
      {typed !== '' && !isRefused && (
        <div className="ad-strength" data-strength={strength}>
          <span className="ad-strength-bar" aria-hidden>
            <span />
            <span />
            <span />
            <span />
          </span>
          <span className="at-meta" role="status">
            {problem || text.strengthLabel(text.strength[strength])}
          </span>
        </div>
      )}
    </div>
  );
}
