import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { MUTATIONS } from './mutations.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Creates the Vite plugin that removes one defence from the source as tests load it; the files stay unchanged.
 * @param name - name of a mutation, or undefined for none
 * @returns plugin
 * @throws when the defence is not found exactly once
 */
export function mutationPlugin(name: string | undefined): Plugin {
  const mutation = MUTATIONS.find((candidate) => candidate.name === name);
  if (name !== undefined && !mutation) throw new Error(`There is no mutation called ${name}`);
  const isTarget = (id: string): boolean =>
    mutation !== undefined && id.split('?')[0] === `${ROOT}${mutation.file}`;
  return {
    name: 'mutations',
    enforce: 'pre',
    // Transformed modules are cached for the next run, except for the mutated one.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (isTarget(id) ? false : undefined));
    },
    transform(code, id) {
      if (!mutation || !isTarget(id)) return undefined;
      if (code.split(mutation.find).length !== 2)
        throw new Error(`${mutation.file} does not have "${mutation.find}" exactly once`);
      return { code: code.replace(mutation.find, () => mutation.replace), map: null };
    },
  };
}
