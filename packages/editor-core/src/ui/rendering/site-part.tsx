import { ROOT_ID } from '@org/schema';
import { memo, type ReactNode } from 'react';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';
import type { SitePartName } from '../../session/host/gateway.ts';
import type { SiteFramePart } from '../../session/state/site-frame.ts';
import type { CanvasStyles } from './canvas-styles.ts';
import { StaticBlocks } from './static-blocks.tsx';

/** Props of a part of the site around the page. */
export interface SitePartProps {
  readonly name: SitePartName;
  readonly part: SiteFramePart;
  readonly blocks: EditorBlocks;
  readonly styles: CanvasStyles;
  readonly context: object;
  /** False in the preview, where the part works as it does for visitors. */
  readonly isDimmed: boolean;
  readonly onEdit: (templateId: number) => void;
}

const LABELS: Readonly<Record<SitePartName, string>> = {
  header: 'Site header',
  pageTitle: 'Page title',
  footer: 'Site footer',
};

/** Elements around each part on the published page. */
const ELEMENTS = { header: 'header', pageTitle: 'div', footer: 'footer' } as const;

/**
 * The site's header, page title or footer as visitors see it. It belongs to a template, so it cannot be edited here: while the page
 * is edited it is dimmed and inert, with a link to its template. It does not render again while the page changes.
 */
export const SitePart: (props: SitePartProps) => ReactNode = memo(function SitePart({
  name,
  part: { tree, templateId },
  blocks,
  styles,
  context,
  isDimmed,
  onEdit,
}: SitePartProps): ReactNode {
  const Element = ELEMENTS[name];
  const label = LABELS[name];
  return (
    <Element className="at-site-part" data-site-part={name} data-dimmed={isDimmed || undefined}>
      {isDimmed ? (
        <div className="at-site-part-label">
          <span>{label}</span>
          {templateId === null ? null : (
            <button
              type="button"
              aria-label={`Edit ${label.toLowerCase()}`}
              onClick={() => onEdit(templateId)}
            >
              Edit
            </button>
          )}
        </div>
      ) : null}
      <div className="at-site-part-content" inert={isDimmed}>
        <StaticBlocks tree={tree} id={ROOT_ID} blocks={blocks} styles={styles} context={context} />
      </div>
    </Element>
  );
});
