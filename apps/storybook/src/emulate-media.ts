import { cdp } from 'vitest/browser';

/** Sets what the browser takes for its medium. */
async function emulate(media: object): Promise<void> {
  // Not all of the protocol is in the types.
  const { send } = cdp() as unknown as { send: (name: string, options: object) => Promise<void> };
  await send('Emulation.setEmulatedMedia', media);
}

/** Emulates print, or the screen again. */
export async function showOn(media: 'print' | 'screen'): Promise<void> {
  await emulate({ media });
}

/** Sets what the visitor's system says of motion. */
export async function preferMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await emulate({ features: [{ name: 'prefers-reduced-motion', value }] });
}
