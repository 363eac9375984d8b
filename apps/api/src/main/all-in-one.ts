import { fileURLToPath } from 'node:url';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { STARTER_SITES } from '@org/schema';
import { createSite } from '@org/site';
import { DEMO_PASSWORD, DEMO_SIGN_IN } from '@org/starter-kits';
import { PACKAGE_ROOT } from '../kernel/config/package-root.ts';
import { adminFiles } from '../kernel/http/admin-files.ts';
import { runProcess } from './run-process.ts';
import { startAtrium } from './start-atrium.ts';

// One process, one port: the admin, the sites and the API.
await runProcess({
  start: async (config, tools) =>
    startAtrium(config, {
      ...tools,
      role: 'all',
      registry: blockRegistry,
      createSite,
      admin: adminFiles(fileURLToPath(new URL('../admin/dist', PACKAGE_ROOT))),
    }),
  greeting: ({ adminOrigin, siteHostSuffix, seed }) => {
    const { protocol, port } = new URL(adminOrigin);
    const at = (slug: string): string =>
      `${protocol}//${slug}.${siteHostSuffix}${port ? `:${port}` : ''}/`;
    const admin = `Admin  ${adminOrigin}/admin`;
    return seed !== 'none'
      ? [
          admin,
          `Site   ${at('demo')}`,
          ...STARTER_SITES.map((slug) => `       ${at(slug)}`),
          `Sign in as ${DEMO_SIGN_IN} with ${DEMO_PASSWORD}`,
        ]
      : [admin];
  },
});
