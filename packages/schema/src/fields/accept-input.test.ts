import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { mediaUpdateSchema } from '../entities/content/media.schema.ts';
import { pageCreateSchema, pageUpdateSchema } from '../entities/content/page.schema.ts';
import { templateUpdateSchema } from '../entities/content/template.schema.ts';
import { settingsUpdateSchema } from '../entities/platform/settings.schema.ts';
import { acceptInput } from './accept-input.ts';
import { idField, idListField, lineField, referenceField } from './fields.ts';

const shape = object({
  id: idField(),
  parent: referenceField().meta({ empty: -1 }),
  ids: idListField(),
  line: lineField(10),
  strict: string(),
  group: object({ line: lineField(10) }),
})
  .noUnknown()
  .meta({ readOnly: ['created_at'] });

describe('input', () => {
  it('removes read-only fields and leaves other unknown fields alone', () => {
    expect(acceptInput(shape, { id: 1, created_at: 'x', other: 2 })).toEqual({ id: 1, other: 2 });
  });

  it('allows null for texts and references only', () => {
    expect(
      acceptInput(shape, {
        line: null,
        parent: null,
        id: null,
        strict: null,
        group: { line: null },
      }),
    ).toEqual({ line: '', parent: -1, id: null, strict: null, group: { line: '' } });
  });

  it('converts ids sent as digits, also in lists', () => {
    expect(acceptInput(shape, { id: '11', parent: '-1', ids: ['3', 4] })).toEqual({
      id: 11,
      parent: -1,
      ids: [3, 4],
    });
    for (const id of ['0', '01', '1.5', '1e3', ' 1', '', '0x1', '١'])
      expect(acceptInput(shape, { id }), id).toEqual({ id });
  });

  it('leaves input of another shape as it is and never mutates it', () => {
    const input = { ids: 'x', group: [], line: { a: null } };
    expect(acceptInput(shape, input)).toEqual(input);
    expect(input).toEqual({ ids: 'x', group: [], line: { a: null } });
  });

  it.each([
    ['pages to be', pageCreateSchema],
    ['pages', pageUpdateSchema],
    ['templates', templateUpdateSchema],
    ['images', mediaUpdateSchema],
  ])('%s only lists read-only fields that it does not accept', (_name, schema) => {
    const { meta } = schema.spec;
    expect(meta?.readOnly?.filter((name) => Object.hasOwn(schema.fields, name))).toEqual([]);
    expect(meta?.readOnly?.length).toBeGreaterThan(3);
  });

  it('settings accept null for an empty email address', () => {
    expect(acceptInput(settingsUpdateSchema, { favicon: null, email: null })).toEqual({
      favicon: '',
      email: '',
    });
  });
});
