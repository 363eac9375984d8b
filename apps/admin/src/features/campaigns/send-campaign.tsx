import { ActionDialog, failureWords, logFailure, useCan, useSaveFirst } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { Alert, Button, Segmented, Skeleton, Text, toast, useFormats } from '@org/ui';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { BlockLinks } from '../../shell/email/email-report-view.tsx';
import { campaignBlockLink, EmailCheck } from './email-check/email-check.tsx';
import { text } from './messages.ts';
import { type ChosenTime, ScheduleFields, toScheduleBody } from './send-time/schedule-fields.tsx';
import { useRefreshCampaigns } from './use-campaign-call.ts';

const { campaignSending } = apiContract;

type Problems = Readonly<Record<string, string>>;

/** Renders the dialog that asks before a campaign is sent: its checks, its recipients, and when. */
function SendDialog({
  campaign,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const { number, timezone } = useFormats();
  const refresh = useRefreshCampaigns();
  const key = useRef(crypto.randomUUID());
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [chosen, setChosen] = useState<ChosenTime>({ time: '', isLocal: false });
  const [isWhole, setIsWhole] = useState(false);
  const { id } = campaign;
  const query = useQuery({
    ...callQuery(api, campaignSending.checks, { params: { id } }),
    // What was checked before may have been mended since.
    gcTime: 0,
    staleTime: 0,
  });
  const checked = query.data?.results;
  const recipients = checked?.recipients ?? 0;
  const errors = checked?.checks.filter(({ level }) => level === 'error').length ?? 0;

  async function send(): Promise<Problems | undefined> {
    if (!checked) return { '': text.stillChecking };
    try {
      const { message } =
        when === 'later'
          ? await api.call(campaignSending.schedule, {
              params: { id },
              body: toScheduleBody(chosen, timezone),
            })
          : await api.call(campaignSending.sendNow, {
              params: { id },
              body: { expectedRecipients: recipients },
              idempotencyKey: key.current,
            });
      toast.success(message);
      await refresh();
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(when === 'later' ? text.scheduleAction : text.sendAction, error);
      // Without a response the same key is used again, so that nothing is sent twice.
      if (error.status > 0) key.current = crypto.randomUUID();
      const { scheduled_at, local_time, ...others } = error.formErrors;
      const first = Object.values(others)[0];
      const wrongTime = scheduled_at ?? local_time;
      if (wrongTime) return { time: wrongTime };
      if (error.status > 0) void query.refetch();
      return { '': first ?? failureWords(error) };
    }
  }

  return (
    <ActionDialog
      title={text.sendTitle}
      confirmLabel={when === 'later' ? text.schedule : text.sendTo(number(recipients), recipients)}
      closeLabel="Cancel"
      disabledReason={errors > 0 ? text.fixFirst(number(errors), errors) : undefined}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>{text.sendAbout}</Text>
          {query.isError && (
            <Alert color="red" role="alert">
              {isApiError(query.error) ? failureWords(query.error) : text.checksFailed}
            </Alert>
          )}
          {query.isPending && <Skeleton height={64} aria-label={text.stillChecking} />}
          {checked && (
            <ul className="ec-findings" aria-label={text.checks}>
              {checked.checks.length === 0 && <li data-level="ok">{text.checksFine}</li>}
              {checked.checks.map(({ key: name, level, message, blocks = [] }) => (
                <li key={name} data-level={level}>
                  <span className="ec-level">
                    {level === 'error' ? text.mustMend : text.couldMend}
                  </span>{' '}
                  {message}
                  <BlockLinks blocks={blocks} renderLink={campaignBlockLink(id)} />
                </li>
              ))}
            </ul>
          )}
          {errors > 0 && (
            <Button
              variant="default"
              size="xs"
              style={{ justifySelf: 'start' }}
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {text.checkAgain}
            </Button>
          )}
          <details
            className="cp-send-check"
            onToggle={({ currentTarget }) => setIsWhole(currentTarget.open)}
          >
            <summary>{text.wholeCheck}</summary>
            {isWhole && <EmailCheck id={id} />}
          </details>
          <Segmented
            label={text.when}
            options={[
              { value: 'now', label: text.now },
              { value: 'later', label: text.later },
            ]}
            value={when}
            onChange={setWhen}
          />
          {when === 'later' && (
            <ScheduleFields
              campaign={campaign}
              value={chosen}
              error={problems.time}
              onChange={setChosen}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

/** Renders the button that sends or schedules a campaign after a confirmation. */
export function SendCampaign({ campaign }: { readonly campaign: Campaign }): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false);
  const saveFirst = useSaveFirst();
  if (!useCan('email_marketing.can_send')) return null;
  return (
    <>
      <Button
        leftSection={<IconSend size={16} aria-hidden />}
        variant="filled"
        onClick={async () => {
          // What is sent is what the form shows.
          if ((await saveFirst()).isSaved) setIsOpen(true);
        }}
      >
        {text.send}
      </Button>
      {isOpen && <SendDialog campaign={campaign} onClose={() => setIsOpen(false)} />}
    </>
  );
}
