import type { Assignee } from '@org/schema/entities';
import { getInitials, getPersonHue, Tooltip } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Number of avatars that are shown before the others are counted. */
const SHOWN = 2;

/** Props of the avatars of assigned people. */
export interface AvatarsProps {
  readonly people: readonly Assignee[];
  /** Number of avatars before the others are counted. @default 2 */
  readonly shown?: number;
  /** Returns the accessible name. @default that they are assigned */
  readonly label?: (names: string) => string;
}

/** Renders assigned people as round avatars, and the number of those that are not shown; nothing for nobody. */
export function Avatars({
  people,
  shown = SHOWN,
  label = text.people,
}: AvatarsProps): ReactElement | null {
  if (people.length === 0) return null;
  const names = people.map(({ displayName, firstname }) => displayName || firstname);
  const rest = people.length - shown;
  return (
    <Tooltip label={names.join(', ')}>
      <span className="pj-avatars" role="img" aria-label={label(names.join(', '))}>
        {people.slice(0, shown).map((person) => (
          <span
            key={person.id}
            className="pj-avatar"
            data-hue={getPersonHue(person.id)}
            aria-hidden
          >
            {getInitials(person.displayName || person.firstname)}
          </span>
        ))}
        {rest > 0 && (
          <span className="pj-avatar" data-rest aria-hidden>
            {text.more(rest)}
          </span>
        )}
      </span>
    </Tooltip>
  );
}
