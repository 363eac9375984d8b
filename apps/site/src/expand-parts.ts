import { bindItem, expandComponents, expandLists, getListKey } from '@org/content';
import type { ContentLoader } from '@org/content/node';
import { blockRegistry } from '@org/installed-blocks/definitions';
import type { BuilderTree, JsonObject } from '@org/schema/entities';
import type { PageAnswer, SitePage } from './site-page.ts';

/** Returns a loader of the parts of a page that puts the blocks of components in their places. */
export function expandParts(
  { components = [] }: Pick<PageAnswer, 'components'>,
  load: ContentLoader,
): ContentLoader {
  if (components.length === 0) return load;
  const contents = new Map(components.map(({ id, content }) => [id, content]));
  const find = (id: number): BuilderTree | undefined => {
    const content = contents.get(id);
    const loaded = content === undefined ? undefined : load(content);
    return loaded?.ok ? loaded.tree : undefined;
  };
  return (content) => {
    const loaded = load(content);
    return loaded.ok
      ? { ...loaded, tree: expandComponents(loaded.tree, find, blockRegistry) }
      : loaded;
  };
}

/** Returns a loader of the parts of a page that also shows the item of the page, and fills its lists with the items of collections. */
export function fillParts(
  { answer, site, collections }: Pick<SitePage, 'answer' | 'site' | 'collections'>,
  loader: ContentLoader,
): ContentLoader {
  const load = expandParts(answer, loader);
  const options = {
    find: (props: JsonObject) => collections?.get(getListKey(props)),
    registry: blockRegistry,
    locale: site.settings.locale,
  };
  const show = (tree: BuilderTree): BuilderTree =>
    answer.item ? bindItem(tree, { ...options, ...answer.item }) : tree;
  return (content) => {
    const loaded = load(content);
    return loaded.ok ? { ...loaded, tree: expandLists(show(loaded.tree), options) } : loaded;
  };
}
