import { type BlockRegistry, loadContent } from '@org/content';
import type { BuilderTree } from '@org/schema';
import type { SitePart, SitePartName, SiteParts } from './gateway.ts';

/** A part of the site that the canvas shows and nobody edits there. */
export interface SiteFramePart {
  readonly tree: BuilderTree;
  /** Template that the part comes from; null for the default page title. */
  readonly templateId: number | null;
}

/** The parts of the site around the open page, as trees. */
export type SiteFrame = Readonly<Partial<Record<SitePartName, SiteFramePart | undefined>>>;

function readPart(part: SitePart | undefined, registry: BlockRegistry): SiteFramePart | undefined {
  const loaded = part && loadContent(part.content, registry);
  return loaded?.ok ? { tree: loaded.tree, templateId: part?.templateId ?? null } : undefined;
}

/** Reads the parts of the site around a page. A part that cannot be read is left out, as on the site. */
export function readSiteFrame(parts: SiteParts | undefined, registry: BlockRegistry): SiteFrame {
  return {
    header: readPart(parts?.header, registry),
    pageTitle: readPart(parts?.pageTitle, registry),
    footer: readPart(parts?.footer, registry),
  };
}
