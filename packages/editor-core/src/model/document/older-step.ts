import {
  applyChange,
  type BlockRegistry,
  type Change,
  findViolations,
  type Operation,
  planOperation,
  sameJson,
} from '@org/content';
import type { BuilderTree, JsonValue } from '@org/schema/entities';

/** One direction of a step of the history: what it does, and what the other direction did before. */
export interface Directions {
  readonly operations: readonly Operation[];
  readonly opposites: readonly Operation[];
}

/** Returns the setting that an operation changes, as text; undefined for one that adds, removes or moves a block. */
function getSetting(operation: Operation): string | undefined {
  switch (operation.type) {
    case 'setProp':
    case 'setCustom':
      return JSON.stringify([operation.type, operation.id, ...operation.path]);
    case 'setStyle': {
      const { id, device, group, field } = operation;
      return JSON.stringify(['setProp', id, 'settings', device, group, field]);
    }
    case 'rename':
      return JSON.stringify(['setCustom', operation.id, 'displayName']);
    case 'hide':
      return JSON.stringify(['hide', operation.id]);
    default:
      return undefined;
  }
}

/** Returns the value that an operation sets; undefined when it resets a setting. */
function getValue(operation: Operation): JsonValue | undefined {
  if (operation.type === 'hide') return operation.hidden;
  if (operation.type === 'rename') return operation.name === '' ? undefined : operation.name;
  return 'value' in operation ? operation.value : undefined;
}

/** Returns the last operation on each setting, and all others. */
function lastOfEach(operations: readonly Operation[]): Operation[] {
  const last = new Map(operations.map((operation, at) => [getSetting(operation), at]));
  return operations.filter((operation, at) => {
    const setting = getSetting(operation);
    return setting === undefined || last.get(setting) === at;
  });
}

/** Returns true if a setting has another value than the step gave it. */
function isOthers(
  operation: Operation,
  { inverse }: Change,
  made: ReadonlyMap<string | undefined, JsonValue | undefined>,
): boolean {
  const setting = getSetting(operation);
  return (
    setting !== undefined && made.has(setting) && !sameJson(getValue(inverse), made.get(setting))
  );
}

/** Returns true if blocks would be removed that the step did not add. */
function removesOthers({ inverse }: Change, opposites: readonly Operation[]): boolean {
  if (inverse.type !== 'insert') return false;
  const { rootNodeId, nodes } = inverse.fragment;
  const added = opposites.find(
    (one) => one.type === 'insert' && one.fragment.rootNodeId === rootNodeId,
  );
  return (
    added?.type === 'insert' &&
    Object.keys(nodes).some((id) => !Object.hasOwn(added.fragment.nodes, id))
  );
}

/**
 * Returns the operations of a step that still fit a tree into which changes of others were merged since: settings that others
 * changed stay, and so do blocks with rules that would be broken. `[]` when nothing fits.
 */
export function planOlderStep(
  tree: BuilderTree,
  { operations, opposites }: Directions,
  registry: BlockRegistry,
): Operation[] {
  const made = new Map<string | undefined, JsonValue | undefined>();
  for (const opposite of opposites) made.set(getSetting(opposite), getValue(opposite));
  const fitting: Operation[] = [];
  let after = tree;
  for (const operation of lastOfEach(operations)) {
    const change = planOperation(after, operation, registry, { trusted: true });
    if (!change.ok) continue;
    if (isOthers(operation, change, made) || removesOthers(change, opposites)) continue;
    after = applyChange(after, change);
    fitting.push(operation);
  }
  const known = new Set(findViolations(tree, registry).map(({ id }) => id));
  const isBroken = findViolations(after, registry).some(({ id }) => !known.has(id));
  return isBroken ? [] : fitting;
}
