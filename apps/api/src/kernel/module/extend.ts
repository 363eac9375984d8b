import type { ExtensionPoint } from './extension-point.ts';
import type { Kernel } from './kernel.ts';

/** Value that a module adds to an extension point. */
export interface Extension {
  readonly point: ExtensionPoint<unknown>;
  readonly create: (kernel: Kernel) => unknown;
}

/**
 * Adds a value to an extension point; modules list it in their definition.
 * @example extensions: [extend(SITE_SECTIONS, (kernel) => shopSection(getPostings(kernel)))]
 */
export function extend<Value>(
  point: ExtensionPoint<Value>,
  create: (kernel: Kernel) => Value,
): Extension {
  return { point, create };
}
