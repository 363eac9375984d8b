import { getInitials, getPersonHue, Tooltip } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { PageVisitor } from '../../session/host/presence.ts';

/** Number of people who are shown before the others are counted. */
const SHOWN = 3;

function Visitor({ person }: { readonly person: PageVisitor }): ReactElement {
  const { store } = useEditor();
  const { id, displayName, node } = person;
  const block = node !== null && store.node(node) ? node : undefined;
  const initials = (
    <span className="at-visitor-initials" data-hue={getPersonHue(id)} aria-hidden>
      {getInitials(displayName)}
    </span>
  );
  const about = block === undefined ? displayName : `${displayName} · ${store.getName(block)}`;
  return (
    <Tooltip label={about}>
      {block === undefined ? (
        <span className="at-visitor" role="img" aria-label={`${displayName} has this page open`}>
          {initials}
        </span>
      ) : (
        <button
          type="button"
          className="at-visitor"
          aria-label={`Select the block of ${displayName}: ${store.getName(block)}`}
          onClick={() => store.select([block])}
        >
          {initials}
        </button>
      )}
    </Tooltip>
  );
}

/** Renders the other people who have the page open; a press on one selects the block that they have selected. */
export function Visitors(): ReactElement | null {
  const visitors = useEditorState((state) => state.visitors);
  if (visitors.length === 0) return null;
  const rest = visitors.slice(SHOWN);
  return (
    <ul className="at-visitors" aria-label="Others on this page">
      {visitors.slice(0, SHOWN).map((person) => (
        <li key={person.id}>
          <Visitor person={person} />
        </li>
      ))}
      {rest.length > 0 ? (
        <li>
          <Tooltip label={rest.map(({ displayName }) => displayName).join(', ')}>
            <span
              className="at-visitor"
              role="img"
              aria-label={rest.map(({ displayName }) => displayName).join(', ')}
            >
              <span className="at-visitor-initials" data-rest aria-hidden>
                {`+${rest.length}`}
              </span>
            </span>
          </Tooltip>
        </li>
      ) : null}
    </ul>
  );
}
