import { PartsField } from '@org/admin-kit';
import { Checkbox, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { type CustomerFormValues, EMPTY_CONTACT } from './customer-form.ts';
import { text } from './messages.ts';

/** Renders the contacts of a customer that is a company. */
export function ContactsField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<CustomerFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  const list = useFieldArray({ control: form.control, name: 'contacts' });
  return (
    <PartsField
      title={text.sectionContacts}
      none={text.noContacts}
      add={text.addContact}
      remove={text.removeContact}
      readOnly={readOnly}
      keys={list.fields.map(({ id }) => id)}
      onAdd={() => list.append({ ...EMPTY_CONTACT, isPrimary: list.fields.length === 0 })}
      onRemove={(at) => list.remove(at)}
      head={(at) => (
        <Checkbox label={text.contactPrimary} {...form.register(`contacts.${at}.isPrimary`)} />
      )}
    >
      {(at) => {
        const wrong = form.formState.errors.contacts?.[at];
        return (
          <>
            <div className="ad-pair">
              <TextInput
                label={text.contactName}
                error={wrong?.name?.message}
                {...form.register(`contacts.${at}.name`)}
              />
              <TextInput
                label={text.contactRole}
                error={wrong?.role?.message}
                {...form.register(`contacts.${at}.role`)}
              />
            </div>
            <div className="ad-pair">
              <TextInput
                type="email"
                label={text.contactEmail}
                error={wrong?.email?.message}
                {...form.register(`contacts.${at}.email`)}
              />
              <TextInput
                type="tel"
                label={text.contactPhone}
                error={wrong?.phone?.message}
                {...form.register(`contacts.${at}.phone`)}
              />
            </div>
          </>
        );
      }}
    </PartsField>
  );
}
