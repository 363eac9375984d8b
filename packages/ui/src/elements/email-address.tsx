import type { ReactElement } from 'react';

/** Props of the address. */
export interface EmailAddressProps {
  readonly email: string;
  /** True where a long address may take two lines; in tables it does so on phones only. @default false */
  readonly wraps?: boolean;
}

/** Renders an email address, which breaks before the @ at most; what has no room is cut off, with the whole one as a hint. */
export function EmailAddress({ email, wraps = false }: EmailAddressProps): ReactElement {
  const at = email.lastIndexOf('@');
  return (
    <span className="at-email-address" data-wraps={wraps || undefined} title={email}>
      {email.slice(0, Math.max(0, at))}
      <wbr />
      {email.slice(Math.max(0, at))}
    </span>
  );
}
