import { AppLink } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Props of a name: where it leads, the name itself, '' for a record that the user may not see, and what the record is. */
export interface LinkedNameProps {
  readonly href: string;
  readonly name: string;
  readonly noun: 'customer' | 'project' | 'task';
  readonly className?: string;
}

/** Renders the name of another record as a link; a record that the user may not see has neither name nor link. */
export function LinkedName({
  href,
  name,
  noun,
  className = 'ad-quiet at-cut',
}: LinkedNameProps): ReactElement {
  return name === '' ? (
    <span className="at-meta at-cut">{text.hidden(noun)}</span>
  ) : (
    <AppLink href={href} className={className}>
      {name}
    </AppLink>
  );
}
