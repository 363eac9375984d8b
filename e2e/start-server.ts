import { Server } from './server.ts';

/** Starts the built product on an empty data folder, and gives back what stops it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const server = new Server(3100);
  await server.start();
  return () => server.dispose();
}
