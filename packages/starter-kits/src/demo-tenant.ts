import type { BlockTemplate } from '@org/content';
import type { RoleId, StarterSiteName } from '@org/schema';
import type {
  CollectionFieldWrite,
  CustomerCreate,
  Plan,
  PostStatus,
  SettingsUpdate,
  TagColor,
  TenantModule,
} from '@org/schema/entities';
import type { DemoBilling } from './demo-billing.ts';
import type { DemoShop } from './demo-shop.ts';
import type { DemoWork } from './demo-work.ts';
import type { KitFrame, KitPage } from './kit-page.ts';

/** Site of a demo tenant. */
export interface DemoSite {
  readonly settings: Partial<SettingsUpdate>;
  readonly frame: KitFrame;
  /** Pages, parents before their children. */
  readonly pages: readonly KitPage[];
}

/** Blog post of the demo, with its categories and tags by name. */
export interface DemoPost {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  /** Picture of the demo, as `asset:name`. */
  readonly image: string;
  /** Days from the creation of the demo to the publication; negative for the past. */
  readonly day: number;
  readonly status: PostStatus;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** Blog of a demo tenant. */
export interface DemoBlog {
  readonly categories: readonly { readonly category: string; readonly description: string }[];
  /** Posts, newest first. */
  readonly posts: readonly DemoPost[];
}

/** Collection of the demo. Pictures in values are `asset:name`. */
export interface DemoCollection {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly fields: readonly CollectionFieldWrite[];
  /** Published items, in their order. */
  readonly items: readonly {
    readonly title: string;
    readonly slug: string;
    readonly values: Readonly<Record<string, unknown>>;
  }[];
}

/** Note about a customer. */
export interface DemoNote {
  readonly title: string;
  readonly content: string;
  /** Days from the creation of the demo to the due date; undefined without one. */
  readonly due?: number;
}

/** Customer of the demo, with tags by name and notes. */
export interface DemoCustomer extends Omit<CustomerCreate, 'tagIds' | 'consent'> {
  readonly email: string;
  readonly tags?: readonly string[];
  readonly notes?: readonly DemoNote[];
}

/** Customers of a demo tenant. */
export interface DemoCustomers {
  readonly tags: readonly { readonly name: string; readonly color: TagColor }[];
  /** Customers, the most recently changed first. */
  readonly customers: readonly DemoCustomer[];
}

/** Subscriber of a demo tenant's newsletter. */
export interface DemoSubscriber {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly status: 'subscribed' | 'unconfirmed' | 'unsubscribed';
}

/** Email campaign of the demo. Its pictures are `asset:mail-name`. */
export interface DemoCampaign {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly template: BlockTemplate;
}

/** Tenant of the demo with its content. */
export interface DemoTenant {
  readonly slug: string;
  readonly name: string;
  readonly plan: Plan;
  readonly modules: readonly TenantModule[];
  /** Starter kit that the tenant shows; undefined for a tenant with content of its own. */
  readonly kit?: StarterSiteName;
  readonly site?: DemoSite;
  readonly collections?: readonly DemoCollection[];
  readonly blog?: DemoBlog;
  readonly customers?: DemoCustomers;
  readonly subscribers?: readonly DemoSubscriber[];
  readonly campaigns?: readonly DemoCampaign[];
  readonly shop?: DemoShop;
  readonly work?: DemoWork;
  readonly billing?: DemoBilling;
}

/** Person who can sign in to the demo. */
export interface DemoPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly role: RoleId;
  /** Scope of the role: the platform, the agency, or the tenants with these slugs. */
  readonly at: 'platform' | 'agency' | readonly string[];
}

/** The whole demo. */
export interface Demo {
  /** Agency that manages the tenants. */
  readonly agency: string;
  readonly people: readonly DemoPerson[];
  readonly tenants: readonly DemoTenant[];
}
