import { DnsRecord } from '@org/admin-kit';
import type { Domain } from '@org/schema/entities';
import { ActionIcon, Alert, Badge, Button, Icon, Menu, RelativeTime, StatusDot } from '@org/ui';
import { IconDots, IconRefresh, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

const words = text.domains;

/** Props of the card: the domain, the CNAME target, and permissions. */
export interface DomainCardProps {
  readonly domain: Domain;
  readonly builtIn: string;
  readonly readOnly: boolean;
  readonly onVerify: () => Promise<void>;
  readonly onPrimary: (isPrimary: boolean) => void;
  readonly onRemove: () => void;
}

/** Returns true for domains without a label such as www: they cannot have a CNAME record. */
const isApex = (host: string): boolean => host.split('.').length === 2;

function Actions({ domain, onPrimary, onRemove }: DomainCardProps) {
  return (
    <Menu width={230} position="bottom-end">
      <Menu.Target>
        <ActionIcon size={32} variant="subtle" color="gray" aria-label={words.actions(domain.name)}>
          <Icon of={IconDots} size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {domain.status === 'verified' && (
          <Menu.Item
            leftSection={<Icon of={domain.is_primary ? IconStarOff : IconStar} />}
            onClick={() => onPrimary(!domain.is_primary)}
          >
            {domain.is_primary ? words.noPrimary : words.makePrimary}
          </Menu.Item>
        )}
        <Menu.Item
          color="var(--at-danger)"
          leftSection={<Icon of={IconTrash} />}
          onClick={onRemove}
        >
          {words.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Renders a domain: status, DNS records, and the next step. */
export function DomainCard(props: DomainCardProps): ReactElement {
  const { domain, builtIn, readOnly, onVerify } = props;
  const [busy, setBusy] = useState(false);
  const isVerified = domain.status === 'verified';

  async function verify(): Promise<void> {
    setBusy(true);
    try {
      await onVerify();
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="ad-domain" aria-label={domain.name}>
      <div className="ad-domain-head">
        <span className="ad-domain-name">
          <strong>{domain.name}</strong>
          {domain.name !== domain.host && <span className="at-meta">{domain.host}</span>}
        </span>
        <span className="ad-domain-state">
          {domain.is_primary && (
            <Badge variant="light" tt="none" fw={500}>
              {words.primary}
            </Badge>
          )}
          <StatusDot
            tone={isVerified ? 'success' : 'warning'}
            label={isVerified ? words.verified : words.pending}
          />
          {!readOnly && <Actions {...props} />}
        </span>
      </div>
      {domain.problem !== '' && (
        <Alert color="gray" role="status">
          {domain.problem}{' '}
          {domain.checked_at && (
            <span className="at-meta">
              {words.checked} <RelativeTime value={domain.checked_at} />
            </span>
          )}
        </Alert>
      )}
      {!isVerified && (
        <div className="ad-domain-next">
          <h3 className="at-section-title">{words.recordTitle}</h3>
          <p className="at-meta">{words.recordText}</p>
          <DnsRecord type="TXT" {...domain.record} />
        </div>
      )}
      <div className="ad-domain-next">
        <h3 className="at-section-title">{words.pointTitle}</h3>
        <p className="at-meta">{words.pointText(domain.name)}</p>
        <DnsRecord
          type={isApex(domain.host) ? 'ALIAS' : 'CNAME'}
          name={domain.host}
          value={builtIn}
        />
        {!domain.host.startsWith('www.') && <p className="at-meta">{words.pointNote}</p>}
      </div>
      {!readOnly && (
        <div className="ad-domain-foot">
          <Button
            size="xs"
            variant={isVerified ? 'default' : 'filled'}
            leftSection={<Icon of={IconRefresh} size={14} />}
            loading={busy}
            onClick={() => void verify()}
          >
            {isVerified ? words.verifyAgain : words.verify}
          </Button>
        </div>
      )}
    </li>
  );
}
