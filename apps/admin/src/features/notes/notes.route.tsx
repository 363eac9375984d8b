import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { NOTE_SCREEN } from './note.config.tsx';
import { NOTE_LIST } from './note-list.config.tsx';

/** Renders the list of notes. */
export function NotesRoute(): ReactElement {
  return <EntityList screen={NOTE_LIST} />;
}

/**
 * Renders the form of a new note. With `customer` in the URL the note belongs to that customer, whose page opens after saving.
 */
export function NewNoteRoute(): ReactElement {
  const router = useRouter();
  const customer = new URLSearchParams(window.location.search).get('customer') ?? '';
  if (!/^\d{1,15}$/.test(customer)) return <NewRecordRoute screen={NOTE_SCREEN} />;
  return (
    <NewRecordRoute
      screen={NOTE_SCREEN}
      given={{ customer_id: customer }}
      onCreated={() =>
        void router.navigate({
          href: `/admin/customers/${customer}`,
          replace: true,
          ignoreBlocker: true,
        })
      }
    />
  );
}

/** Renders a note. */
export function NoteRoute(): ReactElement {
  return <RecordRoute screen={NOTE_SCREEN} />;
}
