import { titleCase } from './names.ts';
import { type EntityField, FIELD_KINDS, type FieldKind } from './new-entity.types.ts';

const FORM = /^([a-z][a-z0-9]*(?:_[a-z0-9]+)*):([a-z]+)(?:\(([^)]*)\))?(!?)$/;
const CHOICE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
/** Fields that every entity has already. */
const TAKEN = new Set(
  'id version tags tag_ids user tenant_id author_id created_at updated_at deleted_at'.split(' '),
);
/** Words of SQL that are no names of columns. */
const SQL_WORDS = new Set(
  'all and any array as asc both case cast check collate column constraint create default desc distinct do else end except false fetch for foreign from grant group having in into is lateral leading like limit not null offset on only or order placing primary references returning select similar some table then to trailing true union unique using when where window with'.split(
    ' ',
  ),
);

function readField(text: string): EntityField {
  const [, name, kind, list, mark] = FORM.exec(text) ?? [];
  if (name === undefined || kind === undefined)
    throw new Error(
      `"${text}" is no field: write name:text!, price:money or status:enum(draft,live).`,
    );
  if (!FIELD_KINDS.some((known) => known === kind))
    throw new Error(`"${kind}" is no kind of field: there are ${FIELD_KINDS.join(', ')}.`);
  if (TAKEN.has(name)) throw new Error(`Every entity has ${name} by itself.`);
  if (SQL_WORDS.has(name)) throw new Error(`"${name}" is a word of SQL: call the field otherwise.`);
  const choices = list?.split(',').map((choice) => choice.trim()) ?? [];
  if ((kind === 'enum') !== choices.length > 0 || !choices.every((choice) => CHOICE.test(choice)))
    throw new Error(
      `"${text}": an enum names its choices, as in status:enum(draft,live), and nothing else does.`,
    );
  if (new Set(choices).size < choices.length) throw new Error(`"${text}" names a choice twice.`);
  const required = mark === '!';
  if (required && (kind === 'enum' || kind === 'boolean'))
    throw new Error(`"${text}": it always has a value, leave out the !.`);
  return {
    name,
    kind: kind as FieldKind,
    required,
    label: titleCase(name.replaceAll('_', '-')),
    choices,
  };
}

/**
 * The fields of a new entity.
 * @example `name:text! price:money status:enum(draft,live)` → fields
 * @throws one sentence that says what is wrong
 */
export function readFields(text: string): EntityField[] {
  const fields = text
    .split(/\s+(?![^(]*\))/)
    .filter(Boolean)
    .map(readField);
  const [first] = fields;
  if (first?.kind !== 'text' || !first.required)
    throw new Error('The first field is what a record is called: name:text!');
  const twice = fields.find(
    ({ name }, at) => fields.findIndex((other) => other.name === name) < at,
  );
  if (twice) throw new Error(`There are two fields called ${twice.name}.`);
  return fields;
}
