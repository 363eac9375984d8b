/** Package of a module's specifier: `@scope/name` or `name`; a module of Node is its own. */
export function getPackage(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
