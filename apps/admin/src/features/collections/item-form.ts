import { toNumber, validateBy } from '@org/admin-kit';
import {
  type Collection,
  type CollectionField,
  type CollectionItem,
  collectionItemCreateSchema,
  type PictureValue,
} from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Value of a field in the form: a text, or a picture. */
export type FieldValue = string | PictureValue;

/** Values of an item's form. */
export type ItemFormValues = {
  title: string;
  slug: string;
  position: string;
  status: CollectionItem['status'];
  values: Record<string, FieldValue>;
};

type Fields = Pick<Collection, 'fields'>;

/** A picture that is not chosen. */
export const NO_PICTURE: PictureValue = { src: '', alt: '' };

const getEmpty = ({ kind }: CollectionField): FieldValue => (kind === 'picture' ? NO_PICTURE : '');

/** Returns the form values of a new item. */
export function emptyItemForm({ fields }: Fields): ItemFormValues {
  return {
    title: '',
    slug: '',
    position: '0',
    status: 'draft',
    values: Object.fromEntries(fields.map((field) => [field.key, getEmpty(field)])),
  };
}

/** Returns the form values of a stored item. */
export function itemToForm({ fields }: Fields, item: CollectionItem): ItemFormValues {
  const { title, slug, position, status, values } = item;
  return {
    title,
    slug,
    position: String(position),
    status,
    values: Object.fromEntries(
      fields.map((field) => {
        const value = values[field.key];
        if (value === undefined) return [field.key, getEmpty(field)];
        return [field.key, typeof value === 'object' ? value : String(value)];
      }),
    ),
  };
}

/** Returns a value as requests have it; null for an empty one. */
function toValue({ kind }: CollectionField, value: FieldValue | undefined): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'object') return value.src === '' ? null : value;
  if (kind === 'number') return toNumber(value);
  return kind === 'reference' ? Number(value) : value;
}

/** Returns the body that creates or updates an item. */
export function toItemBody({ fields }: Fields, values: ItemFormValues) {
  const { title, slug, position, status } = values;
  return {
    title,
    slug,
    position: toNumber(position) ?? 0,
    status,
    values: Object.fromEntries(
      fields.map((field) => [field.key, toValue(field, values.values[field.key])]),
    ),
  };
}

/** Returns the validation of the form by the server's rules. The server checks the values of fields. */
export function itemResolver(collection: Fields): Resolver<ItemFormValues> {
  return validateBy<ItemFormValues>(collectionItemCreateSchema, (values) =>
    toItemBody(collection, values),
  );
}
