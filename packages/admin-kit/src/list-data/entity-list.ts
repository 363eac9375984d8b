import { type ApiClient, rows } from '@org/api-client';
import type { ListFields, PermissionModule } from '@org/schema';
import type { RouteContract } from '@org/schema/contract';
import type { TagRef } from '@org/schema/entities';
import { getPermissions } from '../session/permissions-of.ts';
import { entityCalls, type ListContract, type ListedRow } from './list-calls.ts';
import type { ListRow } from './list-row.ts';
import type { ChoiceSource, ListScreen } from './list-screen.ts';
import { peopleChoices } from './people-choices.ts';
import { tagChoices } from './tag-choices.ts';

/** Contract of an entity with the endpoints that its list uses. */
export interface EntityContract extends ListContract {
  readonly get?: RouteContract;
  readonly tags?: RouteContract;
}

/** Options of an entity's list that its contract does not tell. */
export interface EntityListOptions {
  /** Plural name of the entity, as in the names of its endpoints. */
  readonly entity: string;
  /** Singular and plural in the middle of a sentence. */
  readonly noun: readonly [one: string, many: string];
  /** Key of the record in responses. @default the singular in snake case */
  readonly record?: string;
  readonly module: PermissionModule;
  /** Address of the list; a record is below it. */
  readonly href: string;
  readonly fields: ListFields;
  /** Options of fields beside those of tags and users. */
  readonly choices?: Readonly<Record<string, ChoiceSource>>;
}

/** Parts of a list that follow from the contract of its entity. */
export type EntityListParts<Row extends ListRow> = Pick<
  ListScreen<Row>,
  'entity' | 'noun' | 'calls' | 'stale' | 'href' | 'permissions' | 'fields' | 'choices'
> & { readonly tags?: 'tags' };

const allTags = (route: RouteContract) =>
  tagChoices(async (api: ApiClient) => {
    const answer = (await api.call(route, {} as never)) as unknown;
    return rows(answer as { readonly results: { readonly rows: readonly TagRef[] } }).rows;
  });

/**
 * Derives a list from the contract of its entity: endpoints, permissions, addresses of records, and the options of the fields of
 * users and tags.
 */
export function entityList<const C extends EntityContract>(
  contract: C,
  options: EntityListOptions,
): EntityListParts<ListedRow<C>> {
  const { entity, noun, module, href, fields } = options;
  const { get, tags } = contract;
  const people = Object.entries(fields).filter(([, { type }]) => type === 'person');
  const isTagged = tags !== undefined && 'tags' in fields;
  return {
    entity,
    noun,
    fields,
    calls: entityCalls(contract, options.record ?? noun[0].replaceAll(' ', '_')),
    stale: [...(get ? [get] : []), ...(tags ? [tags] : [])],
    href: ({ id }) => `${href}/${id}`,
    permissions: getPermissions(module),
    ...(isTagged && { tags: 'tags' }),
    choices: {
      ...Object.fromEntries(people.map(([name]) => [name, peopleChoices])),
      ...(isTagged && { tags: allTags(tags) }),
      ...options.choices,
    },
  };
}
