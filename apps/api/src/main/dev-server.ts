import { blockRegistry } from '@org/installed-blocks/definitions';
import { createSite } from '@org/site';
import { DEMO_PASSWORD, DEMO_SIGN_IN } from '@org/starter-kits';
import { withReload } from './dev-reload.ts';
import { runProcess } from './run-process.ts';
import { startAtrium } from './start-atrium.ts';

// The server of `pnpm dev`: everything from source but the admin, which Vite serves.
await runProcess({
  start: async (config, tools) =>
    startAtrium(config, {
      ...tools,
      role: 'all',
      registry: blockRegistry,
      createSite: withReload(createSite),
    }),
  greeting: ({ adminOrigin, siteHostSuffix }) => {
    const { protocol, port } = new URL(adminOrigin);
    return [
      `Admin  http://localhost:${process.env.ADMIN_PORT ?? '5173'}/admin`,
      `Site   ${protocol}//demo.${siteHostSuffix}${port ? `:${port}` : ''}/`,
      `Sign in as ${DEMO_SIGN_IN} with ${DEMO_PASSWORD}`,
    ];
  },
});
