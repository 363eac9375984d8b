import { invariant } from '@org/schema/errors';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import { type ExportSource, entitySource } from '../exports/exports.service.ts';
import type { ImportTarget } from '../imports/import-target.ts';
import type { Module } from './define-module.ts';
import type { Declared, ViewedList } from './kernel.ts';

/**
 * Indexes values by name.
 * @throws when two have the same name, which is a bug
 */
function byName<Value>(
  values: readonly Value[],
  getName: (value: Value) => string,
): ReadonlyMap<string, Value> {
  const found = new Map(values.map((value) => [getName(value), value]));
  invariant(found.size === values.length, `two of ${values.map(getName)} have one name`);
  return found;
}

const toView = ({ module, list, hasCustomFields }: AnyEntityDefinition): ViewedList => ({
  module,
  fields: list.fields ?? {},
  hasCustomFields,
});

/** Gives entities the fields that other modules provide. They are the same for all processes, so that repeated calls change nothing. */
function attachParts(entities: readonly AnyEntityDefinition[], modules: readonly Module[]): void {
  const parts = Map.groupBy(
    modules.flatMap(({ entityParts = [] }) => entityParts),
    ({ entity }) => entity,
  );
  for (const entity of entities) {
    const own = parts.get(entity.entity);
    if (own) entity.parts = own;
  }
}

/**
 * Collects what modules declare.
 * @throws when two modules declare the same name
 */
export function collectDeclared(modules: readonly Module[]): Declared {
  const entities: readonly AnyEntityDefinition[] = modules.flatMap(
    (module) => module.entities ?? [],
  );
  const lists = modules.flatMap((module) => module.lists ?? []);
  const sources: ExportSource[] = lists.flatMap(({ source }) => source ?? []);
  const imports: readonly ImportTarget[] = modules.flatMap((module) => module.imports ?? []);
  byName(modules, ({ name }) => name);
  attachParts(entities, modules);
  return {
    entities: byName(entities, ({ plural }) => plural),
    exportSources: byName([...entities.map(entitySource), ...sources], ({ plural }) => plural),
    importTargets: byName(imports, ({ entity }) => entity),
    // Higher modules refer to lower ones.
    trash: modules
      .toReversed()
      .flatMap(({ entities = [], trash = [] }) => [
        ...entities
          .filter(({ hasTrash, list }) => hasTrash ?? list.hasTrash ?? true)
          .map(({ entity, table, partTables }) => ({ entity, table, parts: partTables })),
        ...trash,
      ]),
    viewedLists: new Map<string, ViewedList>([
      ...lists.map(({ plural, module, fields }): [string, ViewedList] => [
        plural,
        { module, fields },
      ]),
      ...entities.map((entity): [string, ViewedList] => [entity.plural, toView(entity)]),
    ]),
  };
}
