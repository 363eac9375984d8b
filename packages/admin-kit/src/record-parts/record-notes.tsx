import { ErrorState, RelativeTime, SkeletonLines } from '@org/ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AppLink } from '../screen/app-link.tsx';
import { describeError } from '../screen/screen-states.tsx';
import { text } from './messages.ts';

/** A note about a record. */
export interface RecordNote {
  readonly id: number;
  readonly title: string;
  /** ISO 8601. */
  readonly updated_at: string;
}

/** Props of the notes: source of the latest ones, and URLs of their screens. */
export interface RecordNotesProps {
  readonly queryKey: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<readonly RecordNote[]>;
  /** Text of the empty list, such as "No notes about this customer". */
  readonly none: string;
  /** Returns the URL of a note. */
  readonly href: (note: RecordNote) => string;
  /** URL of the form of a new note; undefined for users who may not create one. */
  readonly addHref?: string | undefined;
}

/** Renders the latest notes about a record. */
export function RecordNotes(props: RecordNotesProps): ReactElement {
  const { queryKey, read, none, href, addHref } = props;
  const notes = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  return (
    <section className="ad-record-card" aria-label={text.notes}>
      <header>
        <h2 className="at-section-title">{text.notes}</h2>
        {addHref !== undefined && (
          <AppLink href={addHref} className="ad-more">
            {text.addNote}
          </AppLink>
        )}
      </header>
      {notes.isPending && <SkeletonLines count={3} />}
      {notes.isError && (
        <ErrorState
          {...describeError(notes.error)}
          title={text.notesFailed}
          onRetry={() => void notes.refetch()}
        />
      )}
      {notes.data?.length === 0 && <p className="at-meta">{none}</p>}
      <ul className="ad-side-list">
        {notes.data?.map((note) => (
          <li key={note.id}>
            <Link to={href(note)}>
              <span className="at-cut">{note.title}</span>
              <span className="at-meta">
                <RelativeTime value={note.updated_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
