import {
  bulkFields,
  choiceFields,
  choicesName,
  choiceType,
  getCode,
  hasKind,
  withArticle,
} from './field-code.ts';
import { titleCase } from './names.ts';
import type { EntityField, NewEntity } from './new-entity.types.ts';

/** Returns the list's name for a kind of field. */
const listType = ({ kind }: EntityField): string => (kind === 'long' ? 'text' : kind);

const choiceLabel = (value: string): string => titleCase(value.replaceAll('_', '-'));

const BUILDERS: readonly (readonly [kind: EntityField['kind'], text: string])[] = [
  [
    'number',
    `const wholeField = () => number().typeError('Use a whole number').integer().min(-2_147_483_648).max(2_147_483_647);
`,
  ],
  [
    'money',
    `/** An amount of money. */
const amountField = () =>
  number()
    .typeError('Use a number')
    .min(-999_999_999_999)
    .max(999_999_999_999)
    .test('amount', 'Use at most two decimals', (amount) => typeof amount !== 'number' || Number(amount.toFixed(2)) === amount);
`,
  ],
  [
    'date',
    `/** A calendar day; '' is none. */
const dayField = () =>
  string().test('day', 'Use a day such as 2026-01-31', (day) => !day || (/^\\d{4}-\\d{2}-\\d{2}$/.test(day) && readInstant(day) !== undefined));
`,
  ],
];

function imports(entity: NewEntity): string {
  const yup = [
    'array',
    ...(hasKind(entity, 'boolean') ? ['boolean'] : []),
    'type InferType',
    ...(hasKind(entity, 'enum') ? ['mixed'] : []),
    ...(hasKind(entity, 'number', 'money') ? ['number'] : []),
    'object',
    'string',
  ];
  const own = [
    'idField',
    'lineField',
    ...(hasKind(entity, 'long') ? ['textField'] : []),
    'versionField',
  ];
  return `import { ${yup.join(', ')} } from 'yup';
import { ${own.join(', ')} } from '../../fields/fields.ts';
${hasKind(entity, 'date') ? "import { readInstant } from '../../values/instant.ts';\n" : ''}import { defineListFields } from '../../list/list-fields.ts';
import { tagRefSchema } from '${entity.domain === 'crm' ? '.' : '../crm'}/tag.schema.ts';
`;
}

function schema(entity: NewEntity): string {
  const { type, one, upper, words, fields } = entity;
  const [word, many] = words;
  const choices = (field: EntityField): string => choicesName(entity, field);
  const write = (field: EntityField): string =>
    getCode(field).write(field, choices(field), choiceType(entity, field));
  const must = ({ label }: EntityField): string => `'Please enter ${withArticle(label)}'`;
  const required = fields.filter((field) => field.required);
  const free = fields.filter((field) => !field.required);
  const isText = ({ kind }: EntityField): boolean => ['text', 'long', 'date'].includes(kind);
  const bulk = bulkFields(entity);
  return `${imports(entity)}
${choiceFields(entity)
  .map(
    (field) => `/** ${field.label} of a ${word}. */
export const ${choices(field)} = [${field.choices.map((one) => `'${one}'`).join(', ')}] as const;
export type ${choiceType(entity, field)} = (typeof ${choices(field)})[number];

`,
  )
  .join('')}${BUILDERS.filter(([kind]) => hasKind(entity, kind))
  .map(([, text]) => `${text}\n`)
  .join('')}/** One of the ${many}, as every call answers it. */
export const ${one}Schema = object({
  id: idField().required(),
${fields.map((field) => `  ${field.name}: ${getCode(field).record(field, choices(field))},`).join('\n')}
  tags: array(tagRefSchema.required()).required(),
  user: object({ id: idField().required(), displayName: string().defined() }).nullable(),
  version: versionField().required(),
  created_at: string().required(),
  updated_at: string().required(),
  deleted_at: string().nullable(),
}).noUnknown();
export type ${type} = InferType<typeof ${one}Schema>;

const writable = {
${free.map((field) => `  ${field.name}: ${write(field)},`).join('\n')}
};

const READ_ONLY = ['id', 'tags', 'user', 'created_at', 'updated_at', 'deleted_at'];

/** Body of the creation of a ${word}. */
export const ${one}CreateSchema = object({
${required.map((field) => `  ${field.name}: ${write(field)}.required(${must(field)}),`).join('\n')}
  ...writable,
  tagIds: array(idField().required()).max(50),
})
  .noUnknown()
  .meta({ readOnly: [...READ_ONLY, 'version'] });

/** Body of the change of a ${word}. */
export const ${one}UpdateSchema = object({
  version: versionField(),
${required.map((field) => `  ${field.name}: ${write(field)}${isText(field) ? `.min(1, ${must(field)})` : ''},`).join('\n')}
  ...writable,
})
  .noUnknown()
  .meta({ readOnly: READ_ONLY });
export type ${type}Update = InferType<typeof ${one}UpdateSchema>;

/** Fields that can be set for many ${many} together. */
export const ${one}BulkSchema = object({
${bulk.map((field) => `  ${field.name}: ${field.required ? `${write(field)}${isText(field) ? `.min(1, ${must(field)})` : ''}` : `writable.${field.name}`},`).join('\n')}
}).noUnknown();

/** Fields of the list of ${many}. */
export const ${upper}_FIELDS = defineListFields({
${fields
  .map((field) => {
    const options = field.choices.map(
      (value) => `{ value: '${value}', label: '${choiceLabel(value)}' }`,
    );
    return `  ${field.name}: { type: '${listType(field)}', label: '${field.label}'${field.kind === 'long' ? '' : ', sortable: true'}${options.length > 0 ? `, options: [${options.join(', ')}]` : ''} },`;
  })
  .join('\n')}
  user: { type: 'person', label: 'Made by' },
  tags: { type: 'tags', label: 'Tags' },
  created_at: { type: 'date', label: 'Created', sortable: true },
  updated_at: { type: 'date', label: 'Updated', sortable: true },
});
`;
}

function contract({
  domain,
  singular,
  plural,
  one,
  many,
  upper,
  key,
  words,
  permission,
}: NewEntity): string {
  return `import { ${upper}_FIELDS, ${one}BulkSchema, ${one}CreateSchema, ${one}Schema, ${one}UpdateSchema } from '../entities/${domain}/${singular}.schema.ts';
import { entityContract } from './entity.contract.ts';

/** The calls of ${words[1]}. */
export const ${many}Contract = entityContract({
  name: '${key}',
  plural: '${many}',
  words: ['${words[0]}', '${words[1]}'],
  path: '/api/v1/admin/${plural}/',
  module: '${permission}',
  record: ${one}Schema,
  create: ${one}CreateSchema,
  update: ${one}UpdateSchema,
  bulk: ${one}BulkSchema,
  fields: ${upper}_FIELDS,
});
`;
}

/**
 * Shapes and contract of a new entity.
 * @returns path from the root → text
 */
export function entitySchemaFiles(entity: NewEntity): Record<string, string> {
  return {
    [`packages/schema/src/entities/${entity.domain}/${entity.singular}.schema.ts`]: schema(entity),
    [`packages/schema/src/contract/${entity.plural}.contract.ts`]: contract(entity),
  };
}
