import { execFileSync } from 'node:child_process';

/** Files of the repository: those that git knows, and new ones that it does not ignore. Sorted, with `/`. */
export function listFiles(root: string): string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const deleted = new Set(
    execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).split(
      '\0',
    ),
  );
  return [...new Set(output.split('\0'))].filter((file) => file && !deleted.has(file)).sort();
}
