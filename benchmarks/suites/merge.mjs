// Edits of several people: random work of 2 to 20 of them on one page, and one merge of a large page.
import { makeDocument, toAtrium } from '../document.mjs';
import { fromSource } from '../from-source.mjs';
import { figure, getCpu, median } from '../measure.mjs';

/** Operations of all people in one simulation. */
const OPERATIONS = Number(process.env.OPERATIONS ?? 100_000);
const AUTHORS = [2, 5, 20];

/**
 * Returns lines of the closing table.
 * @param options - folder of the benchmarks, sizes of pages
 */
export async function mergeSuite({ root, sizes }) {
  const { mergeTrees, simulateAuthors } = await fromSource(root, 'suites/merge-parts.ts');
  const lines = [];
  for (const authors of AUTHORS) {
    const { texts, lost, faults, merges, conflicts } = simulateAuthors({
      authors,
      operations: OPERATIONS,
      seed: 7,
    });
    const name = `${authors} people, ${OPERATIONS} operations`;
    console.log(`\n${name}: ${merges} merges, ${conflicts} of them would ask`);
    for (const problem of [...lost, ...faults].slice(0, 5)) console.log(`  ${problem}`);
    lines.push(
      figure(`${name}: lost`, lost.length + faults.length, 0),
      figure(`${name}: different pages`, new Set(texts).size - 1, 0),
    );
  }
  const size = Math.max(...sizes);
  const base = toAtrium(makeDocument(size).tree);
  const ids = Object.keys(base).filter((id) => base[id].props.text);
  const edit = (every, text) => {
    const changed = ids.filter((_, at) => at % 100 === every);
    return {
      ...base,
      ...Object.fromEntries(
        changed.map((id) => [id, { ...base[id], props: { ...base[id].props, text } }]),
      ),
    };
  };
  const versions = { base, mine: edit(0, 'Mine'), theirs: edit(50, 'Theirs') };
  const registry = { get: () => undefined, all: [] };
  const cpu = await getCpu({ merge: () => mergeTrees(versions, registry) });
  lines.push(figure(`merge of a page of ${size} blocks, CPU ms`, median(cpu.merge), 16));
  return lines;
}
