import type { EmailTotals } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders the opens and clicks that are left out of the figures of emails, and why; nothing when there are none. */
export function NotCounted({
  totals: { botOpens, botClicks, proxyOpens },
}: {
  readonly totals: EmailTotals;
}): ReactElement | null {
  const { number } = useFormats();
  const lines = [
    ...(botOpens + botClicks > 0 ? [text.programs(number(botOpens), number(botClicks))] : []),
    ...(proxyOpens > 0 ? [text.proxies(number(proxyOpens))] : []),
  ];
  return lines.length > 0 ? <p className="at-meta">{lines.join(' ')}</p> : null;
}
