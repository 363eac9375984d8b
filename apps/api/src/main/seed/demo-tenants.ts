import type { Plan, SettingsUpdate, TenantModule } from '@org/schema';
import type { DemoFrame, DemoPage } from '../../modules/platform/index.ts';
import { type DemoCampaign, GARDEN_CAMPAIGNS } from './demo-campaigns.ts';
import { BICYCLE_FRAME } from './demo-pages/bicycle-frame.ts';
import { DEMO_TENANT_PAGES } from './demo-pages/demo-tenant.ts';
import { GARDEN_FRAME } from './demo-pages/garden-frame.ts';
import { BICYCLE_MENU, GARDEN_MENU } from './demo-pages/menus.ts';
import { PLAIN_TENANT_PAGES } from './demo-pages/plain-tenant.ts';
import { BICYCLE_THEME, GARDEN_THEME } from './demo-pages/themes.ts';

/** A tenant of the demo with everything that its site shows. */
export interface DemoTenant {
  readonly slug: string;
  readonly name: string;
  readonly plan: Plan;
  readonly modules: readonly TenantModule[];
  readonly settings: Partial<SettingsUpdate>;
  readonly frame: DemoFrame;
  readonly pages: readonly DemoPage[];
  readonly campaigns: readonly DemoCampaign[];
}

/** The tenants of the demo: one with everything, one with the smallest plan. */
export const DEMO_TENANTS: readonly DemoTenant[] = [
  {
    slug: 'demo',
    name: 'Northwind Gardens',
    plan: 'enterprise',
    modules: ['email_marketing'],
    settings: {
      company_name: 'Northwind Gardens',
      seo: { title_suffix: '– Northwind Gardens' },
      email: 'hello@northwind.test',
      phone: '+1 416 555 0142',
      invoice_settings: { use_vehicle: true },
      main_logo: 'art:logo-garden',
      main_logo_alt: 'Northwind Gardens',
      theme: { ...GARDEN_THEME, ...GARDEN_MENU },
    },
    frame: GARDEN_FRAME,
    pages: DEMO_TENANT_PAGES,
    campaigns: GARDEN_CAMPAIGNS,
  },
  {
    slug: 'plain',
    name: 'Harbour Street Bicycles',
    plan: 'basic',
    modules: [],
    settings: {
      company_name: 'Harbour Street Bicycles',
      seo: { title_suffix: '– Harbour Street Bicycles' },
      email: 'workshop@harbour.test',
      phone: '+1 902 555 0177',
      main_logo: 'art:logo-bicycle',
      main_logo_alt: 'Harbour Street Bicycles',
      theme: { ...BICYCLE_THEME, ...BICYCLE_MENU },
    },
    frame: BICYCLE_FRAME,
    pages: PLAIN_TENANT_PAGES,
    campaigns: [],
  },
];
