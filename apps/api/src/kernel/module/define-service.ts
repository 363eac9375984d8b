import type { Kernel } from './kernel.ts';

/**
 * Declares something that a module creates once for each kernel, on first use, and that several routes and jobs share.
 * @example export const getIdentity = defineService((kernel) => createIdentity({ db: kernel.db }));
 */
export function defineService<Value>(create: (kernel: Kernel) => Value): (kernel: Kernel) => Value {
  const created = new WeakMap<Kernel, { readonly value: Value }>();
  return (kernel) => {
    const known = created.get(kernel);
    if (known) return known.value;
    const value = create(kernel);
    created.set(kernel, { value });
    return value;
  };
}
