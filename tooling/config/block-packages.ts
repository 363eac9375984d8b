import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the modules that are generated when `atrium.config` names packages of blocks. */
const GENERATED = new URL('../../packages/installed-blocks/generated/', import.meta.url);

/**
 * Returns the export conditions that make `@org/installed-blocks` include the packages of blocks in `atrium.config`: one, or none
 * without such packages. For builds and `pnpm dev`; tests run with the built-in blocks only.
 */
export function blockPackageConditions(): string[] {
  return existsSync(GENERATED) ? ['@org/block-packages'] : [];
}

/** Returns the alias of the same packages' styles: Vite resolves style sheets without export conditions. */
export function blockPackageAlias(): Record<string, string> {
  return existsSync(GENERATED)
    ? { '@org/installed-blocks/styles.css': fileURLToPath(new URL('styles.css', GENERATED)) }
    : {};
}
