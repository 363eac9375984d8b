import { type BlockRegistry, loadContent } from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import type { SitePart, SitePartName, SiteParts } from '../host/gateway.ts';

/** A part of the site that the canvas shows read-only. */
export interface SiteFramePart {
  readonly tree: BuilderTree;
  /** Template of the part; null for the default page title. */
  readonly templateId: number | null;
}

/** Parts of the site around the open page, as trees. */
export type SiteFrame = Readonly<Partial<Record<SitePartName, SiteFramePart | undefined>>>;

function readPart(part: SitePart | undefined, registry: BlockRegistry): SiteFramePart | undefined {
  const loaded = part && loadContent(part.content, registry);
  return loaded?.ok ? { tree: loaded.tree, templateId: part?.templateId ?? null } : undefined;
}

/** Parses the parts of the site around a page. An unreadable part is omitted, as on the site. */
export function readSiteFrame(parts: SiteParts | undefined, registry: BlockRegistry): SiteFrame {
  return {
    header: readPart(parts?.header, registry),
    pageTitle: readPart(parts?.pageTitle, registry),
    footer: readPart(parts?.footer, registry),
  };
}
