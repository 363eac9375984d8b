import { titleCase } from './names.ts';
import type { EntityField, NewEntity } from './new-entity.types.ts';

const sentence = (words: string): string => titleCase(words.replaceAll(' ', '-'));

function messages({ words, fields }: NewEntity): string {
  const [one, many] = words;
  return `/** What the fields of a ${one} are called. */
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
  emptyText: 'Make the first one, or take a file in.',
} as const;
`;
}

function aside({ type, many, upper, permission, words }: NewEntity): string {
  return `import { apiContract, ${upper}_FIELDS, type ${type} } from '@org/schema';
import type { ReactElement } from 'react';
import { RecordTags } from '../../app/record/record-tags.tsx';
import { RecordTimeline } from '../../app/record/record-timeline.tsx';
import { useCan } from '../../app/session/use-me.ts';

const { ${many} } = apiContract;

/** Side panel of a ${words[0]}'s form: tags and history. */
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
  return `import { rows } from '@org/api-client';
import { apiContract, ${upper}_FIELDS, type ${type} } from '@org/schema';
import { ${icon} } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { api } from '../../app/api.ts';
import { entityCalls } from '../../app/list/list-calls.ts';
import type { ListScreen } from '../../app/list/list-screen.ts';
import { peopleChoices } from '../../app/record/people-choices.ts';
import { tagChoices } from '../../app/record/tag-choices.ts';
import { getPermissions } from '../../app/session/permissions-of.ts';
import { text } from './messages.ts';

const { ${many} } = apiContract;

/** The list of ${words[1]}. */
export const ${upper}_LIST: ListScreen<${type}> = {
  entity: '${many}',
  title: text.many,
  icon: ${icon},
  noun: ['${words[0]}', '${words[1]}'],
  calls: entityCalls(${many}, '${key}'),
  stale: [${many}.get, ${many}.tags],
  fields: ${upper}_FIELDS,
  columns: {
    ${title?.name}: {
      cell: (${one}) => (
        <Link to="/admin/${plural}/$id" params={{ id: String(${one}.id) }} className="ad-row-link">
          {${one}.${title?.name} || text.untitled}
        </Link>
      ),
    },
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
  href: ({ id }) => \`/admin/${plural}/\${id}\`,
  label: (${one}) => ${one}.${title?.name} || text.untitled,
  permissions: getPermissions('${permission}'),
  importable: true,
  create: { label: text.new, href: '/admin/${plural}/new' },
  choices: {
    tags: tagChoices(async () => rows(await api.call(${many}.tags)).rows),
    user: peopleChoices,
  },
${quick ? `  quick: '${quick.name}',\n` : ''}  edits: {
${edits.map(({ name }, at) => `    ${name}: ${at === 0 ? '{}' : '{ bulk: true }'},`).join('\n')}
    tags: {},
  },
  tags: 'tags',
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
  return `import { apiContract, ${upper}_FIELDS, type ${type}, ${one}Schema } from '@org/schema';
import { ${icon} } from '@tabler/icons-react';
import type { RecordScreen } from '../../app/record/record-screen.ts';
import { getPermissions } from '../../app/session/permissions-of.ts';
import { LABELS, text } from './messages.ts';
import { ${type}Aside } from './${singular}-aside.tsx';
import { ${type}Fields } from './${singular}-fields.tsx';
import { empty${type}Form, type ${type}FormValues, ${one}Resolver, ${one}ToForm, to${type}Body } from './${singular}-form.ts';

const { ${many} } = apiContract;

/** The screen of one ${words[0]}. */
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
  return `import type { ReactElement } from 'react';
import { EntityList } from '../../app/list/entity-list.tsx';
import { NewRecordRoute, RecordRoute } from '../../app/record/record-route.tsx';
import { ${upper}_SCREEN } from './${singular}.declaration.tsx';
import { ${upper}_LIST } from './${singular}-list.declaration.tsx';

/** All ${words[1]} of the tenant. */
export function ${types}Route(): ReactElement {
  return <EntityList screen={${upper}_LIST} />;
}

/** The form of a ${words[0]} that does not exist yet. */
export function New${type}Route(): ReactElement {
  return <NewRecordRoute screen={${upper}_SCREEN} />;
}

/** One ${words[0]}. */
export function ${type}Route(): ReactElement {
  return <RecordRoute screen={${upper}_SCREEN} />;
}
`;
}

/** The screens of a new entity. Shape: entity → path from the root → text. */
export function entityAdminFiles(entity: NewEntity): Record<string, string> {
  const { plural, singular } = entity;
  const folder = `apps/admin/src/features/${plural}`;
  return {
    [`${folder}/messages.ts`]: messages(entity),
    [`${folder}/${singular}-aside.tsx`]: aside(entity),
    [`${folder}/${singular}-list.declaration.tsx`]: listScreen(entity),
    [`${folder}/${singular}.declaration.tsx`]: recordScreen(entity),
    [`${folder}/${plural}.route.tsx`]: routes(entity),
  };
}
