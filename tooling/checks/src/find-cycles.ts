/** Nodes with those that each needs. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the groups of nodes that reach each other, each sorted; a graph without cycles has none.
 * Source: Tarjan, Depth-first search and linear graph algorithms, 1972.
 */
export function findCycles(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  function visit(node: string): void {
    indexes.set(node, indexes.size);
    lowest.set(node, indexes.get(node) ?? 0);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) visit(next);
      if (open.has(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== indexes.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) open.delete(member);
    if (group.length > 1) cycles.push(group.toSorted());
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return cycles;
}
