import { cdp } from 'vitest/browser';

/** Sets what the visitor's system says of motion. */
export async function preferMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  // Not all of the protocol is in the types.
  const { send } = cdp() as unknown as { send: (name: string, options: object) => Promise<void> };
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}
