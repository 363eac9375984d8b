import { yupResolver } from '@hookform/resolvers/yup';
import { type Note, noteCreateSchema } from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Form values of a note. */
export type NoteFormValues = {
  title: string;
  content: string;
  due_date: string;
  /** '' for nobody. */
  customer_id: string;
  pinned: boolean;
  done: boolean;
};

/** Returns the form values of a new note. */
export const emptyNoteForm = (): NoteFormValues => ({
  title: '',
  content: '',
  due_date: '',
  customer_id: '',
  pinned: false,
  done: false,
});

/** Returns the form values of a stored note. */
export function noteToForm({
  title,
  content,
  due_date,
  customer_id,
  pinned,
  done,
}: Note): NoteFormValues {
  return {
    title,
    content,
    due_date: due_date ?? '',
    customer_id: customer_id === null ? '' : String(customer_id),
    pinned,
    done,
  };
}

/** Returns the body that creates or updates a note. */
export function toNoteBody({ due_date, customer_id, ...plain }: NoteFormValues) {
  return {
    ...plain,
    due_date: due_date || null,
    customer_id: customer_id ? Number(customer_id) : null,
  };
}

const check = yupResolver(noteCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. */
export const noteResolver: Resolver<NoteFormValues> = async (values, context, options) => {
  const result = await check(toNoteBody(values), context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
