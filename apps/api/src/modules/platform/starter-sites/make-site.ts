import { type BlockRegistry, type BlockTemplate, createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { NO_PAGE, type SettingsUpdate } from '@org/schema/entities';
import { mapStrings, resolveAssets, type StarterKit } from '@org/starter-kits';
import type { StartedWork } from '../../../kernel/database/stored-values.ts';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import {
  blogPostEntity,
  createCategory,
  createPage,
  createTemplate,
  freeSlug,
  isReservedSlug,
  listCategories,
  takenSlugs,
} from '../../content/index.ts';
import { updateSettings } from '../settings/settings.service.ts';

/** Choices for a new site. */
export interface SiteChoices {
  /** Takes over the site's look, menu, header and footer for the whole tenant, and how the company is called. */
  readonly look: boolean;
  /** Makes its home page that of the tenant. */
  readonly homepage: boolean;
}

/** Ids of the created records. */
type MadeSite = NonNullable<StartedWork['site']>;

const LINKS = new Set(['href', 'buttonLink', 'url']);
const DAY = 24 * 3600 * 1000;

/**
 * Addresses of a site's pages, and those that they get beside what is there.
 * @returns old to new, where they differ
 */
export async function movedSlugs(
  { tx }: Pick<TenantWrite, 'tx'>,
  { pages }: StarterKit,
): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  const given = new Set<string>();
  for (const { slug, parent } of pages) {
    const wanted =
      parent === undefined ? slug : slug.replace(`${parent}/`, `${moved.get(parent) ?? parent}/`);
    const taken = new Set([...(await takenSlugs(tx, wanted, 0)), ...given]);
    const free = freeSlug(isReservedSlug(wanted) ? `${wanted}-page` : wanted, taken);
    given.add(free);
    if (free !== slug) moved.set(slug, free);
  }
  return moved;
}

/** Leads the site's own links to where its pages came to stand. */
function withLinks<Value extends BlockTemplate | SettingsUpdate['theme']>(
  value: Value,
  moved: ReadonlyMap<string, string>,
): Value {
  if (moved.size === 0) return value;
  const lead = (path: string): string => {
    const to = moved.get(path.slice(1));
    return path.startsWith('/') && to !== undefined ? `/${to}` : path;
  };
  return mapStrings(value, (text, key) =>
    LINKS.has(key)
      ? lead(text)
      : key === 'html'
        ? text.replace(/href="(\/[^"]*)"/g, (_all, path: string) => `href="${lead(path)}"`)
        : text,
  );
}

async function makePosts(
  write: TenantWrite,
  { posts }: StarterKit,
  images: ReadonlyMap<string, string>,
): Promise<Pick<MadeSite, 'posts' | 'categories'>> {
  const known = new Map(
    (await listCategories(write.tx, 'blog')).map(({ category, id }) => [category, id]),
  );
  const categories: number[] = [];
  const ids: number[] = [];
  // At one in the afternoon of universal time, whatever the hour is now.
  const today = new Date().setUTCHours(13, 0, 0, 0);
  for (const { image, daysAgo, categories: names, ...post } of posts.toReversed()) {
    const inCategories: number[] = [];
    for (const category of names) {
      let id = known.get(category);
      if (id === undefined) {
        id = (await createCategory(write, 'blog', { category, description: '' })).id;
        known.set(category, id);
        categories.push(id);
      }
      inCategories.push(id);
    }
    const made = await createEntity(write, blogPostEntity, {
      ...post,
      status: 'published',
      featured_image: resolveAssets(image, images),
      publish_date: new Date(today - daysAgo * DAY).toISOString(),
      category_ids: inCategories,
      tagIds: [],
    });
    // A record of any kind has its id.
    ids.push((made as { id: number }).id);
  }
  return { posts: ids, categories };
}

/**
 * Creates a starter site beside the tenant's content, in one transaction: existing content only changes as `choices` say. A
 * taken slug gets a number, and the site's own links follow.
 * @param site - URLs of its pictures by name
 * @returns ids of the created records
 */
export async function makeSite(
  write: TenantWrite,
  site: StarterKit,
  {
    images,
    choices,
    registry,
  }: {
    readonly images: ReadonlyMap<string, string>;
    readonly choices: SiteChoices;
    readonly registry: BlockRegistry;
  },
): Promise<MadeSite> {
  const moved = await movedSlugs(write, site);
  const packed = (template: BlockTemplate): string =>
    encodeContent(createTree(withLinks(resolveAssets(template, images), moved), registry));
  const part = async (name: string, template: BlockTemplate): Promise<number> => {
    const fields = { name, type: 'section' as const, content: packed(template) };
    return (await createTemplate(write, fields, registry)).id;
  };
  const company = site.settings.company_name ?? site.name;
  const header = await part(`Header of ${company}`, site.frame.header);
  const footer = await part(`Footer of ${company}`, site.frame.footer);
  if (choices.look)
    await updateSettings(write, {
      ...site.settings,
      theme: withLinks(site.settings.theme, moved),
      site: { header_id: header, footer_id: footer, page_title_id: null },
    });
  const ids = new Map<string, number>();
  for (const { template, parent, image, slug, is_homepage, ...fields } of site.pages) {
    const page = await createPage(write, {
      ...fields,
      slug: moved.get(slug) ?? slug,
      is_homepage: is_homepage === true && choices.homepage,
      image: resolveAssets(image, images),
      content: packed(template),
      // Each page has its own heading in its content.
      showPageTitle: false,
      publish_date: new Date(Date.now() - DAY).toISOString(),
      parentId: parent === undefined ? NO_PAGE : (ids.get(parent) ?? NO_PAGE),
      ...(choices.look ? {} : { header_id: header, footer_id: footer }),
    });
    ids.set(slug, page.id);
  }
  const home = site.pages.find((page) => page.is_homepage)?.slug ?? '';
  return {
    pages: [...ids.values()],
    templates: [header, footer],
    homePage: ids.get(home) ?? 0,
    homeSlug: moved.get(home) ?? home,
    ...(await makePosts(write, site, images)),
  };
}
