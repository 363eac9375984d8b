import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { NOTE_SCREEN } from './note.declaration.tsx';
import { NOTE_LIST } from './note-list.declaration.tsx';

/** All notes of the tenant. Source: SHELL-015. */
export function NotesRoute(): ReactElement {
  return <EntityList screen={NOTE_LIST} />;
}

/** The form of a note that does not exist yet; `customer` in the address says about whom. */
export function NewNoteRoute(): ReactElement {
  const customer = new URLSearchParams(window.location.search).get('customer') ?? '';
  const given = /^\d{1,15}$/.test(customer) ? { customer_id: customer } : {};
  return <NewRecordRoute screen={NOTE_SCREEN} given={given} />;
}

/** One note. Source: ROUTE-ADMIN-08. */
export function NoteRoute(): ReactElement {
  return <RecordRoute screen={NOTE_SCREEN} />;
}
