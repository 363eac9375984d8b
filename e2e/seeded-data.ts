import { rmSync } from 'node:fs';
import { SEEDED_DATA, Server } from './server.ts';

/** Port that no journey uses. */
const PORT = Number(process.env.JOURNEYS_PORT ?? 3100) - 1;

/**
 * Makes the data of a fresh installation with its demo tenant once: each server of a run starts on a copy, because making them
 * takes as long as several journeys.
 * @returns function that removes them
 */
export default async function seedData(): Promise<() => void> {
  const server = new Server(PORT);
  await server.start();
  await server.end('SIGTERM');
  process.env[SEEDED_DATA] = server.data;
  return () => rmSync(server.data, { recursive: true, force: true });
}
