import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { MUTATIONS } from './sabotages.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Creates the Vite plugin that removes one defence from the source as tests load it; the files stay unchanged.
 * Shape: name of a mutation, or undefined for none → plugin. Errors: throws when the defence is not found exactly once.
 */
export function mutationPlugin(name: string | undefined): Plugin {
  const sabotage = MUTATIONS.find((candidate) => candidate.name === name);
  if (name !== undefined && !sabotage) throw new Error(`There is no sabotage called ${name}`);
  const isTarget = (id: string): boolean =>
    sabotage !== undefined && id.split('?')[0] === `${ROOT}${sabotage.file}`;
  return {
    name: 'sabotage',
    enforce: 'pre',
    // Transformed modules are cached for the next run, except for the mutated one.
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
