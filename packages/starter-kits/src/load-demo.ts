import type { SettingsUpdate } from '@org/schema/entities';
import type { DemoShop } from './demo-shop.ts';
import type { Demo, DemoTenant } from './demo-tenant.ts';
import { listStarterKits } from './load-starter-kit.ts';
import { readData, readFrame, readPages } from './read-data.ts';

/** Content of the `demo.json`. */
interface DemoFile extends Pick<Demo, 'agency' | 'people'> {
  /** Slugs of the tenants with content of their own. */
  readonly tenants: readonly string[];
}

/** Content of a `tenant.json`. */
interface TenantFile extends Pick<DemoTenant, 'slug' | 'name' | 'plan' | 'modules'> {
  readonly settings: Partial<SettingsUpdate>;
  /** Slugs of the pages, parents first. */
  readonly pages: readonly string[];
  /** Content that the tenant has in addition to its site, each in a file of that name. */
  readonly content: readonly (
    | 'billing'
    | 'blog'
    | 'campaigns'
    | 'collections'
    | 'customers'
    | 'shop'
    | 'subscribers'
    | 'work'
  )[];
}

function readShop(folder: string): DemoShop {
  return {
    ...readData<Pick<DemoShop, 'categories' | 'settings' | 'coupons'>>(`${folder}/shop.json`),
    ...readData<Pick<DemoShop, 'addresses' | 'orders'>>(`${folder}/orders.json`),
    products: readData<DemoShop['products']>(`${folder}/products.json`),
  };
}

function loadTenant(name: string): DemoTenant {
  const folder = `demo/tenants/${name}`;
  const { settings, pages, content, ...tenant } = readData<TenantFile>(`${folder}/tenant.json`);
  return {
    ...tenant,
    site: { settings, frame: readFrame(folder), pages: readPages(folder, pages) },
    ...Object.fromEntries(
      content.map((part) => [
        part,
        part === 'shop' ? readShop(folder) : readData(`${folder}/${part}.json`),
      ]),
    ),
  };
}

let loaded: Demo | undefined;

/** Returns the demo: tenants with content of their own, and one tenant for each starter kit. Its files are read on first use. */
export function loadDemo(): Demo {
  if (loaded) return loaded;
  const { tenants, ...demo } = readData<DemoFile>('demo/demo.json');
  loaded = {
    ...demo,
    tenants: [
      ...tenants.map(loadTenant),
      ...listStarterKits().map(({ name, settings }) => ({
        slug: name,
        name: settings.company_name ?? name,
        plan: 'enterprise' as const,
        modules: [],
        kit: name,
      })),
    ],
  };
  return loaded;
}
