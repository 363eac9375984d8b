import { AUDIT_FIELDS, type AuditEntry } from '@org/schema/entities';
import { Drawer, useFormats } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import { getLabel } from './audit-log-list.config.tsx';
import { text } from './messages.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="at-meta">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return text.nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Renders the details of an audit log entry in a drawer. */
export function AuditEntryDrawer({
  entry,
  onClose,
}: {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}): ReactElement {
  const { dateTime } = useFormats();
  const { at, user, action, entity, entityId, detail, address, userAgent, changes } = entry;
  return (
    <Drawer
      opened
      position="right"
      size={440}
      onClose={onClose}
      title={getLabel('action', action)}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: 'at-section-title' }}
    >
      <dl className="ad-audit-facts">
        <Fact label={AUDIT_FIELDS.at.label}>{dateTime(at)}</Fact>
        <Fact label={AUDIT_FIELDS.user.label}>{user?.displayName || text.noPerson}</Fact>
        <Fact label={AUDIT_FIELDS.entity.label}>
          {text.record(getLabel('entity', entity), entityId)}
        </Fact>
        {detail && <Fact label={AUDIT_FIELDS.detail.label}>{detail}</Fact>}
        {address && <Fact label={AUDIT_FIELDS.address.label}>{address}</Fact>}
        <Fact label={AUDIT_FIELDS.userAgent.label}>{userAgent || text.noBrowser}</Fact>
      </dl>
      {changes.length > 0 && (
        <section>
          <h3 className="at-section-title">{text.changed}</h3>
          <dl className="ad-audit-facts">
            {changes.map(({ field, from, to }) => (
              <Fact key={field} label={field.replaceAll('_', ' ')}>
                <del>{plainValue(from)}</del> → <ins>{plainValue(to)}</ins>
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </Drawer>
  );
}
