import { judgePassword } from '@org/schema';
import { PasswordInput } from '@org/ui';
import type { ComponentProps, ReactElement } from 'react';
import { text } from './messages.ts';

/** Shape: the props of a password input, what is typed so far, and words that are known of the person. */
export interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  readonly typed: string;
  readonly known?: readonly string[];
}

/** A new password, with how strong it is while it is typed. */
export function NewPasswordField({
  typed,
  known = [],
  ...rest
}: NewPasswordFieldProps): ReactElement {
  const { strength, problem } = judgePassword(typed, known);
  return (
    <div className="ad-new-password">
      <PasswordInput label={text.fresh} autoComplete="new-password" {...rest} />
      {typed !== '' && (
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
