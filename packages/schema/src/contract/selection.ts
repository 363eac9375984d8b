import type { ObjectShape } from 'yup';
import { object, string } from 'yup';
import { idListField, lineField } from '../fields/fields.ts';
import type { ListFields } from '../list/list-fields.ts';
import { filterField } from './list.ts';

/** Maximum number of rows that one request changes; larger changes run in the background. */
export const MAX_BULK = 10_000;

/** Filters of the list of an entity. */
export interface Narrowed {
  readonly fields: ListFields;
  /** Custom filters beyond those over the fields. */
  readonly filters?: ObjectShape;
  readonly hasCustomFields?: boolean;
}

/** Selection of rows for a change: named ids, or all rows of a list except some. */
export function getSelection(entity: Narrowed) {
  return object({
    ids: idListField(MAX_BULK),
    matching: object({
      search: lineField(200).trim(),
      filter: filterField(entity.fields, entity.hasCustomFields),
      tags: idListField(50),
      tagMatch: string().oneOf(['any', 'all']),
      ...entity.filters,
    })
      .noUnknown()
      .optional()
      .default(undefined),
    except: idListField(MAX_BULK),
  })
    .noUnknown()
    .optional()
    .default(undefined)
    .test(
      'selection',
      'Send ids, or the filter of the list',
      (value) => !value || (value.ids === undefined) !== (value.matching === undefined),
    );
}

/** Selected rows as a handler receives them. */
export interface Selection {
  readonly ids?: readonly number[] | undefined;
  readonly matching?:
    | {
        readonly search?: string | undefined;
        readonly filter?: string | undefined;
        readonly tags?: readonly number[] | undefined;
        readonly tagMatch?: string | undefined;
      }
    | undefined;
  readonly except?: readonly number[] | undefined;
}
