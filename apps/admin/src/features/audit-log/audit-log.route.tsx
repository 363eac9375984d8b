import { EntityList, useCan } from '@org/admin-kit';
import { type AuditEntry, type AuditKind, SECURITY_EVENTS_PERMISSION } from '@org/schema/entities';
import { NativeSelect } from '@org/ui';
import { IconListDetails } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useMemo, useState } from 'react';
import { AuditEntryDrawer } from './audit-entry-drawer.tsx';
import { auditLogList } from './audit-log-list.config.tsx';
import { text } from './messages.ts';
import './audit-log.css';

const PATHS = {
  '': '/admin/audit-log',
  security: '/admin/audit-log/security',
  changes: '/admin/audit-log/changes',
} as const;

function AuditLog({ kind }: { readonly kind?: AuditKind }): ReactElement {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<AuditEntry>();
  const seesSecurity = useCan(SECURITY_EVENTS_PERMISSION);
  const screen = useMemo(() => auditLogList(kind, setOpened), [kind]);
  return (
    <>
      <EntityList
        key={kind ?? 'all'}
        screen={screen}
        rowActions={(entry) => [
          { label: text.details, icon: IconListDetails, onSelect: () => setOpened(entry) },
        ]}
        buttons={() => (
          <NativeSelect
            aria-label={text.shown}
            size="sm"
            data={[
              { value: '', label: text.all },
              ...(seesSecurity ? [{ value: 'security', label: text.security }] : []),
              { value: 'changes', label: text.changes },
            ]}
            value={kind ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value as keyof typeof PATHS;
              void navigate({ to: PATHS[chosen] });
            }}
          />
        )}
      />
      {opened && <AuditEntryDrawer entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Renders the whole audit log. */
export function AuditLogRoute(): ReactElement {
  return <AuditLog />;
}

/** Renders the security events of the audit log. */
export function SecurityEventsRoute(): ReactElement {
  return <AuditLog kind="security" />;
}

/** Renders the record changes of the audit log. */
export function RecordChangesRoute(): ReactElement {
  return <AuditLog kind="changes" />;
}
