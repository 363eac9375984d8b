import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** Scripts that write generated files, each with a mode that only looks. */
const GENERATORS = [
  { file: 'packages/blocks/scripts/gen.mjs', fix: 'pnpm gen' },
  { file: 'tooling/generators/src/draw-layers.ts', fix: 'pnpm gen' },
  { file: 'tooling/generators/src/make-fixtures.ts', fix: 'pnpm gen' },
  { file: 'tooling/generators/src/write-manifests.ts', fix: 'pnpm gen' },
] as const;

/** Generated files are what their sources say. */
export function checkGenerated(root: string): Problem[] {
  return GENERATORS.flatMap(({ file, fix }) => {
    try {
      execFileSync(process.execPath, [join(root, file), '--check'], { cwd: root, stdio: 'pipe' });
      return [];
    } catch (error) {
      const { stderr, stdout } = error as { stderr?: Buffer; stdout?: Buffer };
      return [
        {
          file,
          message:
            `generated files are old: run \`${fix}\`. ${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`.trim(),
        },
      ];
    }
  });
}
