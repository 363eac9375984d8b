import { failureWords, logFailure, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { AbResult, Campaign } from '@org/schema/entities';
import { Button, confirm, StatusDot, toast, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { useRefreshCampaigns } from '../use-campaign-call.ts';
import { letterAt, text } from './messages.ts';
import './ab-test.css';

/** Renders how the subjects of an A/B test do, and which one everybody else gets. */
export function AbTestReport({
  campaign,
  result,
}: {
  readonly campaign: Campaign;
  readonly result: AbResult;
}): ReactElement {
  const api = useApi();
  const refresh = useRefreshCampaigns();
  const canSend = useCan('email_marketing.can_send');
  const { number, dateTime } = useFormats();
  const { variants, metric, winner, leader, waiting, decidesAt, isSure } = result;
  const isOpen = winner === null && waiting > 0;
  const canChoose = isOpen && canSend && ['sending', 'paused'].includes(campaign.status);
  const part = (count: number, sent: number): string =>
    sent > 0 ? `${number(count)} (${number((count / sent) * 100, 1)}%)` : number(count);

  async function choose(variant: number): Promise<void> {
    const answer = await confirm({
      title: text.chooseTitle(variants[variant]?.subject ?? ''),
      text: text.chooseAbout(number(waiting), waiting),
      confirmLabel: text.chooseConfirm,
    });
    if (answer !== 'confirm') return;
    try {
      const { message } = await api.call(apiContract.campaignSending.chooseWinner, {
        params: { id: campaign.id },
        body: { variant },
      });
      toast.success(message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.chooseAction, error);
      toast.error(failureWords(error));
    }
    await refresh();
  }

  return (
    <section className="ad-card" aria-label={text.title}>
      <h2 className="at-section-title">{text.title}</h2>
      {isOpen && (
        <p className="at-meta">
          {text.waiting(number(waiting), waiting)}
          {decidesAt &&
            `. ${text.decides(dateTime(decidesAt), text.metrics[metric].toLowerCase())}`}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <section className="cp-scroll" aria-label={text.tests} tabIndex={0}>
        <table className="cp-table cp-ab-table">
          <thead>
            <tr>
              <th scope="col">{text.heading}</th>
              <th scope="col">{text.sent}</th>
              <th scope="col">{text.opened}</th>
              <th scope="col">{text.clicked}</th>
              {canChoose && <td />}
            </tr>
          </thead>
          <tbody>
            {variants.map(({ subject, sent, opens, clicks }, at) => (
              <tr key={letterAt(at)}>
                <th scope="row">
                  <span className="cp-ab-letter">{letterAt(at)}</span> {subject}{' '}
                  {winner === at && <StatusDot tone="success" label={text.winner} />}
                  {winner === null && leader === at && <StatusDot tone="info" label={text.ahead} />}
                </th>
                <td>{number(sent)}</td>
                <td>{part(opens, sent)}</td>
                <td>{part(clicks, sent)}</td>
                {canChoose && (
                  <td>
                    <Button size="xs" variant="default" onClick={() => void choose(at)}>
                      {text.choose}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {leader !== null && <p className="at-meta">{isSure ? text.sure : text.unsure}</p>}
    </section>
  );
}
