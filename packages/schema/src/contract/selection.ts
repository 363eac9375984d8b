import type { ObjectShape } from 'yup';
import { object, string } from 'yup';
import { idListField, lineField } from '../fields.ts';
import type { ListFields } from '../list/list-fields.ts';
import { filterField } from './list.ts';

/** Most rows that one request changes: where more match, they are changed in the background. */
export const MAX_BULK = 10_000;

/** Of a kind of records, what its list can be narrowed by. */
export interface Narrowed {
  readonly fields: ListFields;
  /** Filters of its own, beside those over the fields. */
  readonly filters?: ObjectShape;
  readonly hasCustomFields?: boolean;
}

/** Rows that a change is for: named ones, or all that a list shows but some. */
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

/** Rows that a change is for, as a handler gets them. */
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
