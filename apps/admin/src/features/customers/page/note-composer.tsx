import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Customer } from '@org/schema/entities';
import { Button, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { useComposer } from './use-composer.ts';

/** Renders the form of a note about a customer. */
export function NoteComposer({ customer }: { readonly customer: Customer }): ReactElement {
  const api = useApi();
  const { values, set, errors, isBusy, onSubmit } = useComposer(
    { title: '', content: '' },
    (body, idempotencyKey) =>
      api.call(apiContract.notes.create, {
        body: { ...body, customer_id: customer.id },
        idempotencyKey,
      }),
    text.noteSaved,
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextInput
        label={text.noteTitle}
        value={values.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label={text.noteContent}
        autosize
        minRows={2}
        maxRows={10}
        value={values.content}
        error={errors.content}
        onChange={(event) => set({ content: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" loading={isBusy}>
        {text.saveNote}
      </Button>
    </form>
  );
}
