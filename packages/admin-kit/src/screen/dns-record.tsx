import { CopyButton } from '@org/ui';
import type { ReactElement } from 'react';
import { dnsText } from './messages.ts';

/** Renders a DNS record with type, name and value, the last two with copy buttons. */
export function DnsRecord({
  type,
  name,
  value,
}: {
  readonly type: 'TXT' | 'CNAME' | 'ALIAS';
  readonly name: string;
  readonly value: string;
}): ReactElement {
  return (
    <dl className="ad-record-of-dns">
      <div>
        <dt>{dnsText.type}</dt>
        <dd>{type}</dd>
      </div>
      {(
        [
          [dnsText.name, name, dnsText.copyName],
          [dnsText.value, value, dnsText.copyValue],
        ] as const
      ).map(([label, shown, copy]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{shown}</code>
            <CopyButton text={shown} label={copy} size={28} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
