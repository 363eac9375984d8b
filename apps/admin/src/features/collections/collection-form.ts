import { validateBy } from '@org/admin-kit';
import {
  type Collection,
  type CollectionField,
  collectionCreateSchema,
} from '@org/schema/entities';

/** A field in the form; choices are lines of a text. */
export type FieldFormValues = {
  key: string;
  label: string;
  kind: CollectionField['kind'];
  required: boolean;
  options: string;
  collection_id: string;
};

/** Values of a collection's form. */
export type CollectionFormValues = {
  name: string;
  slug: string;
  description: string;
  fields: FieldFormValues[];
};

/** Values of a new field. */
export const EMPTY_FIELD: FieldFormValues = {
  key: '',
  label: '',
  kind: 'text',
  required: false,
  options: '',
  collection_id: '',
};

/** Returns the form values of a new collection. */
export const emptyCollectionForm = (): CollectionFormValues => ({
  name: '',
  slug: '',
  description: '',
  fields: [],
});

/** Returns the form values of a stored collection. */
export function collectionToForm({
  name,
  slug,
  description,
  fields,
}: Collection): CollectionFormValues {
  return {
    name,
    slug,
    description,
    fields: fields.map(({ options, collection_id, ...field }) => ({
      ...field,
      options: options.join('\n'),
      collection_id: collection_id === null ? '' : String(collection_id),
    })),
  };
}

/** Returns the body that creates or updates a collection. */
export function toCollectionBody({ fields, ...values }: CollectionFormValues) {
  return {
    ...values,
    fields: fields.map(({ key, label, kind, required, options, collection_id }) => ({
      ...(key && { key }),
      label,
      kind,
      required,
      ...(kind === 'choice' && {
        options: options
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      }),
      ...(kind === 'reference' && {
        collection_id: collection_id === '' ? null : Number(collection_id),
      }),
    })),
  };
}

/** Validates the form by the server's rules. */
export const collectionResolver = validateBy<CollectionFormValues>(
  collectionCreateSchema,
  toCollectionBody,
);
