import { AppLink } from '@org/admin-kit';
import type { ImportTargetInfo } from '@org/schema/contract';
import { EmptyState, Icon, PageHeader } from '@org/ui';
import { IconArrowLeft, IconChevronRight, IconFileImport } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { importHref } from '../../shell/links/import-href.ts';
import { getTitle } from './import-places.ts';
import { text } from './messages.ts';
import './imports.css';

/** Renders the choice of the entity to import. */
export function ImportChoice({
  targets,
}: {
  readonly targets: readonly ImportTargetInfo[];
}): ReactElement {
  return (
    <div className="ad-form-screen">
      <PageHeader
        title={text.newImport}
        icon={IconFileImport}
        back={
          <AppLink href="/admin/imports" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.allImports}
          </AppLink>
        }
      />
      {targets.length === 0 ? (
        <EmptyState icon={IconFileImport} title={text.noTargets} text={text.noTargetsText} />
      ) : (
        <nav aria-label={text.choose}>
          <ul className="ad-import-targets">
            {targets.map((target) => (
              <li key={target.entity}>
                <AppLink href={importHref(target.entity)} className="ad-import-target">
                  <strong>{getTitle(target)}</strong>
                  <span className="at-meta at-cut">
                    {target.fields.map(({ label }) => label).join(', ')}
                  </span>
                  <Icon of={IconChevronRight} size={16} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
