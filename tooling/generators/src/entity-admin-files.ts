import { titleCase } from './names.ts';
import type { EntityField, NewEntity } from './new-entity.types.ts';

const sentence = (words: string): string => titleCase(words.replaceAll(' ', '-'));

function messages({ words, fields }: NewEntity): string {
  const [one, many] = words;
  return `/** Labels of a ${one}'s fields. */
export const LABELS = {
${fields.map(({ name, label }) => `  ${name}: '${label}',`).join('\n')}
} as const;

/** Texts of ${many}. */
export const text = {
  many: '${sentence(many)}',
  one: '${sentence(one)}',
  new: 'New ${one}',
  untitled: 'Untitled',
  create: 'Create ${one}',
  save: 'Save ${one}',
  created: '${sentence(one)} created',
  saved: '${sentence(one)} saved',
  see: 'see ${many}',
  add: 'add ${many}',
  all: 'All ${many}',
  emptyTitle: 'No ${many} yet',
  emptyText: 'Create the first one, or import a file.',
} as const;
`;
}

function aside({ type, many, upper, permission, words }: NewEntity): string {
  return `import { apiContract } from '@org/schema/contract';
import { ${upper}_FIELDS, type ${type} } from '@org/schema/entities';
import { RecordTags, RecordTimeline, useCan } from '@org/admin-kit';
import type { ReactElement } from 'react';

const { ${many} } = apiContract;

/** Renders tags and history beside the form of a ${words[0]}. */
export function ${type}Aside({ record }: { readonly record: ${type} }): ReactElement {
  return (
    <>
      <RecordTags
        id={record.id}
        tags={record.tags}
        calls={${many}}
        stale={[${many}.list]}
        readOnly={!useCan('${permission}.can_update')}
      />
      <RecordTimeline route={${many}.timeline} id={record.id} fields={${upper}_FIELDS} />
    </>
  );
}
`;
}

const WIDTHS: Readonly<Partial<Record<EntityField['kind'], string>>> = {
  number: '104px',
  money: '120px',
  date: '128px',
  boolean: '88px',
  enum: '112px',
};

function listScreen({
  type,
  one,
  many,
  key,
  plural,
  upper,
  words,
  permission,
  icon,
  fields,
}: NewEntity): string {
  const [title] = fields;
  const shown = fields.filter(({ kind }) => kind !== 'long');
  const quick = fields.find(({ kind }) => kind === 'enum');
  const edits = shown;
  return `import { entityList, type ListScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { ${upper}_FIELDS, type ${type} } from '@org/schema/entities';
import { ${icon} } from '@tabler/icons-react';
import { text } from './messages.ts';

const { ${many} } = apiContract;

/** Configuration of the list of ${words[1]}. */
export const ${upper}_LIST: ListScreen<${type}> = {
  ...entityList(${many}, {
    entity: '${many}',
    noun: ['${words[0]}', '${words[1]}'],
    module: '${permission}',
    href: '/admin/${plural}',
    fields: ${upper}_FIELDS,
  }),
  title: text.many,
  icon: ${icon},
  columns: {
    ${title?.name}: {},
${fields
  .slice(1)
  .map(
    ({ name, kind }) =>
      `    ${name}: { width: '${WIDTHS[kind] ?? '160px'}'${kind === 'long' ? ", phone: 'hidden'" : ''} },`,
  )
  .join('\n')}
    user: { width: '140px', phone: 'hidden' },
    tags: { width: '160px', optional: true },
    created_at: { width: '128px', phone: 'hidden' },
    updated_at: { width: '128px', phone: 'hidden' },
  },
  usual: {
    columns: [${[...shown.slice(0, 5).map(({ name }) => name), 'tags', 'updated_at'].map((name) => `'${name}'`).join(', ')}],
    sort: [{ column: 'updated_at', direction: 'DESC' }],
  },
  primary: '${title?.name}',
  label: (${one}) => ${one}.${title?.name} || text.untitled,
  importable: true,
  create: { label: text.new, href: '/admin/${plural}/new' },
${quick ? `  quick: '${quick.name}',\n` : ''}  edits: {
${edits.map(({ name }, at) => `    ${name}: ${at === 0 ? '{}' : '{ bulk: true }'},`).join('\n')}
    tags: {},
  },
  empty: { title: text.emptyTitle, text: text.emptyText },
};
`;
}

function recordScreen({
  type,
  one,
  many,
  key,
  singular,
  plural,
  upper,
  words,
  permission,
  icon,
  fields,
}: NewEntity): string {
  const [title] = fields;
  return `import { getPermissions, type RecordScreen } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { ${upper}_FIELDS, type ${type}, ${one}Schema } from '@org/schema/entities';
import { ${icon} } from '@tabler/icons-react';
import { LABELS, text } from './messages.ts';
import { ${type}Aside } from './${singular}-aside.tsx';
import { ${type}Fields } from './${singular}-fields.tsx';
import { empty${type}Form, type ${type}FormValues, ${one}Resolver, ${one}ToForm, to${type}Body } from './${singular}-form.ts';

const { ${many} } = apiContract;

/** Configuration of the screen of a ${words[0]}. */
export const ${upper}_SCREEN: RecordScreen<${type}, ${type}FormValues> = {
  entity: '${key}',
  name: '${key}',
  icon: ${icon},
  calls: { ...${many}, stale: [${many}.list, ${many}.timeline] },
  permissions: getPermissions('${permission}'),
  list: { href: '/admin/${plural}', label: text.all },
  href: ({ id }) => \`/admin/${plural}/\${id}\`,
  schema: ${one}Schema,
  fields: ${upper}_FIELDS,
  empty: empty${type}Form,
  toValues: ${one}ToForm,
  toBody: to${type}Body,
  resolver: ${one}Resolver,
  labels: LABELS,
  getTitle: (values) => values.${title?.name},
  Fields: ${type}Fields,
  Aside: ${type}Aside,
  text: { ...text, noun: '${words[0]}', newTitle: text.new },
};
`;
}

function routes({ type, types, upper, singular, words }: NewEntity): string {
  return `import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { ${upper}_SCREEN } from './${singular}.config.tsx';
import { ${upper}_LIST } from './${singular}-list.config.tsx';

/** Renders the list of ${words[1]}. */
export function ${types}Route(): ReactElement {
  return <EntityList screen={${upper}_LIST} />;
}

/** Renders the form of a new ${words[0]}. */
export function New${type}Route(): ReactElement {
  return <NewRecordRoute screen={${upper}_SCREEN} />;
}

/** Renders a ${words[0]}. */
export function ${type}Route(): ReactElement {
  return <RecordRoute screen={${upper}_SCREEN} />;
}
`;
}

/**
 * The screens of a new entity.
 * @returns path from the root → text
 */
export function entityAdminFiles(entity: NewEntity): Record<string, string> {
  const { plural, singular } = entity;
  const folder = `apps/admin/src/features/${plural}`;
  return {
    [`${folder}/messages.ts`]: messages(entity),
    [`${folder}/${singular}-aside.tsx`]: aside(entity),
    [`${folder}/${singular}-list.config.tsx`]: listScreen(entity),
    [`${folder}/${singular}.config.tsx`]: recordScreen(entity),
    [`${folder}/${plural}.route.tsx`]: routes(entity),
  };
}
