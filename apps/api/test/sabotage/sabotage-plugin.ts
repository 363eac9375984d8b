import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { MUTATIONS } from './sabotages.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Takes one defence out of the source as the tests load it; the files stay as they are.
 * Shape: name of a sabotage, or undefined for none → vite plugin. Errors: throws when the defence is not found exactly once.
 */
export function mutationPlugin(name: string | undefined): Plugin {
  const sabotage = MUTATIONS.find((candidate) => candidate.name === name);
  if (name !== undefined && !sabotage) throw new Error(`There is no sabotage called ${name}`);
  const isTarget = (id: string): boolean =>
    sabotage !== undefined && id.split('?')[0] === `${ROOT}${sabotage.file}`;
  return {
    name: 'sabotage',
    enforce: 'pre',
    // Modules are kept for the next run, all but the one without its defence.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (isTarget(id) ? false : undefined));
    },
    transform(code, id) {
      if (!sabotage || !isTarget(id)) return undefined;
      if (code.split(sabotage.find).length !== 2)
        throw new Error(`${sabotage.file} does not have "${sabotage.find}" exactly once`);
      return { code: code.replace(sabotage.find, () => sabotage.replace), map: null };
    },
  };
}
