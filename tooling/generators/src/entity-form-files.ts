import { hasKind } from './field-code.ts';
import type { EntityField, NewEntity } from './new-entity.types.ts';

const isNumber = ({ kind }: EntityField): boolean => kind === 'number' || kind === 'money';

/** Returns the initial value of a field in the form. */
function getEmpty({ kind, choices }: EntityField): string {
  if (kind === 'boolean') return 'false';
  return kind === 'enum' ? `'${choices[0]}'` : "''";
}

/** The stored value as the form holds it. */
function getForm(field: EntityField): string {
  const value = `record.${field.name}`;
  if (isNumber(field))
    return field.required ? `String(${value})` : `${value} === null ? '' : String(${value})`;
  return field.kind === 'date' && !field.required ? `${value} ?? ''` : value;
}

/** Returns the code that turns a form value into the request's value. */
function getSent(field: EntityField): string | undefined {
  const value = `values.${field.name}`;
  if (isNumber(field)) return `${field.name}: toNumber(${value}),`;
  return field.kind === 'date' && !field.required ? `${field.name}: ${value} || null,` : undefined;
}

function form(entity: NewEntity): string {
  const { type, one, words, fields } = entity;
  const numbers = hasKind(entity, 'number', 'money')
    ? `
/** Parses a typed number; other text is sent unchanged, and the server rejects it. */
function toNumber(typed: string): number | string | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return Number.isNaN(Number(text)) ? typed : Number(text);
}
`
    : '';
  const choiceType = (field: EntityField): string =>
    field.kind === 'boolean'
      ? 'boolean'
      : field.kind === 'enum'
        ? `${type}['${field.name}']`
        : 'string';
  return `import { yupResolver } from '@hookform/resolvers/yup';
import { type ${type}, ${one}CreateSchema } from '@org/schema/entities';
import type { Resolver } from 'react-hook-form';

/** Values of a ${words[0]}'s form. */
export type ${type}FormValues = {
${fields.map((field) => `  ${field.name}: ${choiceType(field)};`).join('\n')}
};

/** Returns the form values of a new ${words[0]}. */
export const empty${type}Form = (): ${type}FormValues => ({
${fields.map((field) => `  ${field.name}: ${getEmpty(field)},`).join('\n')}
});

/** Returns the form values of a stored ${words[0]}. */
export function ${one}ToForm(record: ${type}): ${type}FormValues {
  return {
${fields.map((field) => `    ${field.name}: ${getForm(field)},`).join('\n')}
  };
}
${numbers}
/** Returns the body that creates or updates a ${words[0]}. */
export function to${type}Body(values: ${type}FormValues) {
  return {
    ...values,
${fields
  .flatMap((field) => getSent(field) ?? [])
  .map((line) => `    ${line}`)
  .join('\n')}
  };
}

const check = yupResolver(${one}CreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. */
export const ${one}Resolver: Resolver<${type}FormValues> = async (values, context, options) => {
  const result = await check(to${type}Body(values), context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};
`;
}

function input(entity: NewEntity, field: EntityField, at: number): string {
  const { name, kind, required } = field;
  const usual = `label={LABELS.${name}}${required ? ' required' : ''}${at === 0 ? ' data-autofocus' : ''} error={errors.${name}?.message} {...form.register('${name}')}`;
  switch (kind) {
    case 'long':
      return `<Textarea autosize minRows={4} maxRows={24} ${usual} />`;
    case 'number':
      return `<TextInput inputMode="numeric" ${usual} />`;
    case 'money':
      return `<TextInput inputMode="decimal" ${usual} />`;
    case 'date':
      return `<TextInput type="date" ${usual} />`;
    case 'boolean':
      return `<Checkbox label={LABELS.${name}} {...form.register('${name}')} />`;
    case 'enum':
      return `<NativeSelect data={${entity.upper}_FIELDS.${name}.options.map(({ value, label }) => ({ value, label }))} ${usual} />`;
    default:
      return `<TextInput ${usual} />`;
  }
}

function fieldsComponent(entity: NewEntity): string {
  const { type, singular, upper, words, fields } = entity;
  const parts = [
    ...(hasKind(entity, 'boolean') ? ['Checkbox'] : []),
    'FormSection',
    ...(hasKind(entity, 'enum') ? ['NativeSelect'] : []),
    ...(hasKind(entity, 'long') ? ['Textarea'] : []),
    'TextInput',
  ];
  const schema = hasKind(entity, 'enum')
    ? `import { ${upper}_FIELDS, type ${type} } from '@org/schema/entities';`
    : `import type { ${type} } from '@org/schema/entities';`;
  return `import type { RecordFieldsProps } from '@org/admin-kit';
${schema}
import { ${parts.join(', ')} } from '@org/ui';
import type { ReactElement } from 'react';
import { LABELS, text } from './messages.ts';
import type { ${type}FormValues } from './${singular}-form.ts';

/** Renders all fields of a ${words[0]}. */
export function ${type}Fields({ form }: RecordFieldsProps<${type}, ${type}FormValues>): ReactElement {
  const { errors } = form.formState;
  return (
    <FormSection title={text.one}>
${fields.map((field, at) => `      ${input(entity, field, at)}`).join('\n')}
    </FormSection>
  );
}
`;
}

/**
 * The form of a new entity.
 * @returns path from the root → text
 */
export function entityFormFiles(entity: NewEntity): Record<string, string> {
  const { plural, singular } = entity;
  const folder = `apps/admin/src/features/${plural}`;
  return {
    [`${folder}/${singular}-form.ts`]: form(entity),
    [`${folder}/${singular}-fields.tsx`]: fieldsComponent(entity),
  };
}
