import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { type RoleId, rolePermissions } from '@org/schema';
import type { BlogPost, Customer, Note } from '@org/schema/entities';
import type { Actor } from '../../src/kernel/access/call.ts';
import type { Database } from '../../src/kernel/database/open-database.ts';
import { createCustomField } from '../../src/kernel/entities/custom-fields.service.ts';
import { createEntity } from '../../src/kernel/entities/entity.service.ts';
import { collectDeclared } from '../../src/kernel/module/collect-declared.ts';
import type { Api } from '../../src/main/create-api.ts';
import { MODULES } from '../../src/main/modules.ts';
import { productEntity } from '../../src/modules/commerce/products/product.entity.ts';
import { blogPostEntity } from '../../src/modules/content/blog/blog-post.entity.ts';
import { createCategory } from '../../src/modules/content/categories/categories.service.ts';
import { insertMedia } from '../../src/modules/content/media/media.repository.ts';
import { createFolder } from '../../src/modules/content/media/media-folders.service.ts';
import { createPage } from '../../src/modules/content/pages/pages.service.ts';
import { createRelease } from '../../src/modules/content/releases/releases.service.ts';
import { createTemplate } from '../../src/modules/content/templates/templates.service.ts';
import { customerEntity } from '../../src/modules/crm/customers/customer.entity.ts';
import { formSubmissionEntity } from '../../src/modules/crm/forms/form-submission.entity.ts';
import { noteEntity } from '../../src/modules/crm/notes/note.entity.ts';
import { updateSettings } from '../../src/modules/platform/settings/settings.service.ts';
import { createView } from '../../src/modules/platform/views/views.service.ts';
import { type BillingRows, makeBillingRows } from './billing-rows.ts';
import { type CollectionRows, makeCollectionRows } from './collection-rows.ts';
import { type EmailRows, makeEmailRows } from './email-rows.ts';
import { makeOrderRows } from './order-rows.ts';
import { makeWorkRows, type WorkRows } from './work-rows.ts';
import { addPeople, PASSWORD, signIn } from './world-people.ts';

export { PASSWORD } from './world-people.ts';

/** Actors of the tests, with their role and tenant. */
export const ACTORS = {
  owner: { role: '1', at: 'platform' },
  agency: { role: '2', at: 'agency' },
  admin: { role: '3', at: ['alpha'] },
  manager: { role: '4', at: ['alpha'] },
  editor: { role: '5', at: ['alpha'] },
  staffMember: { role: '6', at: ['alpha'] },
  accountant: { role: '7', at: ['alpha'] },
  viewer: { role: '8', at: ['alpha'] },
  visitor: { role: '9', at: ['alpha'] },
  otherAdmin: { role: '3', at: ['beta'] },
  bothAdmin: { role: '3', at: ['alpha', 'beta'] },
  nobody: { role: '9', at: [] },
} as const satisfies Record<
  string,
  { role: RoleId; at: 'platform' | 'agency' | readonly string[] }
>;
export type ActorName = keyof typeof ACTORS;

/** Text in every row of `beta`; anywhere else it shows a leak. */
export const CANARY = 'c4n4ry5f3b9d7e1a2c8f6b0d4e9a7c3f';

/** Initial rows of a tenant. */
export interface TenantRows extends CollectionRows, EmailRows, WorkRows, BillingRows {
  readonly id: number;
  readonly guid: string;
  readonly page: number;
  readonly child: number;
  readonly template: number;
  readonly release: number;
  readonly releaseItem: number;
  readonly media: number;
  readonly folder: number;
  readonly failedJob: number;
  readonly customer: number;
  readonly customField: number;
  readonly note: number;
  readonly post: number;
  readonly blogCategory: number;
  readonly productCategory: number;
  readonly view: number;
  readonly bulkWork: number;
  readonly export: number;
  readonly import: number;
  readonly formSubmission: number;
  readonly product: number;
  /** Own variant of the product, and the location of its stock. */
  readonly variant: number;
  readonly stockLocation: number;
  readonly order: number;
  readonly coupon: number;
  /** A user who only works in this tenant. */
  readonly member: number;
  readonly role: number;
  readonly invitation: number;
  readonly domain: number;
  /** Entry of the settings' history that set the company name. */
  readonly settingsEntry: number;
}

/** Data in every copy of the test database. */
export interface World {
  readonly alpha: TenantRows;
  readonly beta: TenantRows;
  /** Session cookie of each actor. */
  readonly cookies: Record<ActorName, string>;
}

/** Returns the encoded content of a page with one text. */
export function contentWith(text: string): string {
  return encodeContent(
    createTree(
      {
        type: 'Wrapper',
        children: [
          {
            type: 'Section',
            children: [{ type: 'Column', children: [{ type: 'Text', props: { text } }] }],
          },
        ],
      },
      blockRegistry,
    ),
  );
}

async function fillTenant(
  database: Database,
  tenant: { id: number; guid: string },
  word: string,
): Promise<TenantRows> {
  const actor: Actor = {
    person: {
      id: 1,
      email: 'seed@test.example',
      displayName: `Author ${word}`,
      firstname: '',
      lastname: '',
    },
    roleId: '3',
    permissions: rolePermissions('3'),
    requestId: 'world',
    address: 'world',
    userAgent: '',
  };
  const people = await addPeople(database, tenant.id, word);
  return database.db.asTenant(tenant.id, async (tx) => {
    const write = { tx, tenantId: tenant.id, actor };
    const base = {
      excerpt: word,
      publish_date: '2026-01-01T00:00:00Z',
      status: 'published' as const,
    };
    await updateSettings(write, { company_name: `Company ${word}` });
    const settingsEntry = await tx
      .selectFrom('audit_log')
      .select('id')
      .where('entity', '=', 'settings')
      .executeTakeFirstOrThrow();
    const page = await createPage(write, {
      ...base,
      title: `Home ${word}`,
      slug: 'home',
      is_homepage: true,
      content: contentWith(word),
    });
    const child = await createPage(write, {
      ...base,
      title: `Child ${word}`,
      slug: 'child',
      parentId: page.id,
      meta_keywords: word,
    });
    const template = await createTemplate(
      write,
      { name: `Template ${word}`, type: 'section', content: contentWith(word) },
      blockRegistry,
    );
    const { release, items } = await createRelease(write, {
      name: `Release ${word}`,
      note: word,
      items: [{ kind: 'page', id: child.id }],
    });
    const media = await insertMedia(tx, tenant.id, {
      guid: tenant.guid,
      name: word,
      filename: `${word}.png`,
      mime_type: 'image/png',
      bytes: 2048,
      width: 640,
      height: 480,
      author_id: 1,
      variants: [{ w: 640, file: `${word}-640.webp`, format: 'webp' }],
    });
    const folder = await createFolder(write, `Folder ${word}`, null);
    const failedJob = await tx
      .insertInto('failed_jobs')
      .values({
        tenant_id: tenant.id,
        job_id: tenant.guid,
        name: 'housekeeping',
        payload: JSON.stringify({ task: 'none' }),
        error: word,
        attempts: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const customer = await createEntity(write, customerEntity, {
      lastname: `Customer ${word}`,
      tagIds: [],
    });
    const { customer_id } = customer as Customer;
    const note = await createEntity(write, noteEntity, { title: `Note ${word}`, customer_id });
    const ofProducts = await createCategory(write, 'products', { category: `Products ${word}` });
    const ofBlog = await createCategory(write, 'blog', { category: `Blog ${word}` });
    const post = await createEntity(write, blogPostEntity, {
      ...base,
      title: `Post ${word}`,
      content: `<p>${word}</p>`,
      category_ids: [ofBlog.id],
    });
    const formSubmission = await createEntity(write, formSubmissionEntity, {
      subject: word,
      email: `${word}@visitor.example`,
    });
    const orders = await makeOrderRows(write, word);
    const work = await makeWorkRows(write, word);
    const billing = await makeBillingRows(write, word, customer_id);
    const product = await createEntity(write, productEntity, {
      name: word,
      sku: 'Sku one',
      status: 'published',
      stock: 5,
    });
    const level = await tx
      .selectFrom('inventory_levels')
      .select(['variant_id', 'location_id'])
      .executeTakeFirstOrThrow();
    const customField = await createCustomField(write, customerEntity, {
      label: `Field ${word}`,
      type: 'text',
    });
    const view = await createView(write, collectDeclared(MODULES).viewedLists, {
      entity: 'customers',
      name: `View ${word}`,
      config: {},
      is_shared: true,
      is_default: false,
    });
    await tx
      .insertInto('people')
      .values({ tenant_id: tenant.id, user_id: 999, display_name: `Author ${word}` })
      .execute();
    const written = await tx
      .insertInto('exports')
      .values({
        tenant_id: tenant.id,
        guid: tenant.guid,
        user_id: 999,
        entity: 'customers',
        format: 'csv',
        request: JSON.stringify({ columns: ['lastname'] }),
        error: word,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bulk = await tx
      .insertInto('bulk_works')
      .values({
        tenant_id: tenant.id,
        user_id: 999,
        entity: 'customers',
        action: 'remove',
        request: '{}',
        error: word,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const taken = await tx
      .insertInto('imports')
      .values({
        tenant_id: tenant.id,
        guid: tenant.guid,
        user_id: 999,
        entity: 'customers',
        filename: `${word}.csv`,
        columns: JSON.stringify([word]),
        sample: JSON.stringify([[word]]),
        mapping: JSON.stringify(['lastname']),
        total: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      id: tenant.id,
      guid: tenant.guid,
      ...people,
      settingsEntry: settingsEntry.id,
      import: taken.id,
      customer: customer_id,
      formSubmission: (formSubmission as { id: number }).id,
      ...(await makeEmailRows(write, word)),
      ...orders,
      ...work,
      ...billing,
      product: (product as { id: number }).id,
      variant: level.variant_id,
      stockLocation: level.location_id,
      ...(await makeCollectionRows(write, word)),
      customField: customField.id,
      note: (note as Note).id,
      post: (post as BlogPost).id,
      blogCategory: ofBlog.id,
      productCategory: ofProducts.id,
      view: view.id,
      bulkWork: bulk.id,
      export: written.id,
      page: page.id,
      child: child.id,
      template: template.id,
      release: release.id,
      releaseItem: items[0]?.id ?? 0,
      media: media.id,
      folder: folder.id,
      failedJob: failedJob.id,
    };
  });
}

/** Creates two tenants of one agency with rows, and a signed-in user for each role. */
export async function buildWorld(api: Api, database: Database): Promise<World> {
  const { db } = database;
  const { agency, tenants } = await db.asPlatform('seed', async (tx) => {
    const agency = await tx
      .insertInto('agencies')
      .values({ name: 'Test Agency' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = await tx
      .insertInto('tenants')
      .values([
        { agency_id: agency.id, name: 'Alpha', slug: 'alpha', plan: 'enterprise' },
        { agency_id: agency.id, name: 'Beta', slug: 'beta', plan: 'basic' },
      ])
      .returning(['id', 'guid', 'slug'])
      .execute();
    const tenants = new Map(rows.map((row) => [row.slug, row]));
    const alpha = tenants.get('alpha')?.id ?? 0;
    await tx
      .insertInto('tenant_modules')
      .values({ tenant_id: alpha, module: 'email_marketing' })
      .execute();
    return { agency: agency.id, tenants };
  });

  const joined = async (
    name: ActorName,
    { role, at }: (typeof ACTORS)[ActorName],
  ): Promise<[ActorName, string]> => {
    const email = `${name.toLowerCase()}@test.example`;
    // Visitors have their account in the tenant of a site.
    const [site] = role === '9' && Array.isArray(at) ? (at as readonly string[]) : [];
    const tenantId = site === undefined ? undefined : tenants.get(site)?.id;
    const person = { email, displayName: name, password: PASSWORD, tenantId };
    const authId = await api.identity.createPerson(person);
    await db.asPlatform('seed', async (tx) => {
      const { id } = await tx
        .insertInto('users')
        .values({
          auth_id: authId,
          tenant_id: tenantId ?? null,
          email,
          firstname: name,
          lastname: 'Test',
          display_name: name,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const places =
        at === 'platform'
          ? [{ tenant_id: null, agency_id: null }]
          : at === 'agency'
            ? [{ tenant_id: null, agency_id: agency }]
            : at.map((slug) => ({ tenant_id: tenants.get(slug)?.id ?? null, agency_id: null }));
      for (const place of places)
        await tx
          .insertInto('memberships')
          .values({ user_id: id, role_id: role, ...place })
          .execute();
    });
    const host = site === undefined ? 'localhost' : `${site}.localhost`;
    return [name, await signIn(api, email, `http://${host}:3000`)];
  };
  const names = Object.keys(ACTORS) as ActorName[];
  const signedIn: [ActorName, string][] = [];
  for (const name of names) signedIn.push(await joined(name, ACTORS[name]));
  const cookies = Object.fromEntries(signedIn) as Record<ActorName, string>;
  const [alpha, beta] = [tenants.get('alpha'), tenants.get('beta')];
  if (!alpha || !beta) throw new Error('The world has two tenants');
  return {
    alpha: await fillTenant(database, alpha, 'alpha'),
    beta: await fillTenant(database, beta, CANARY),
    cookies,
  };
}
