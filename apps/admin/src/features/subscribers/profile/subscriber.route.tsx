import { yupResolver } from '@hookform/resolvers/yup';
import { AppLink, LoadedScreen, useCallForm, useCan, zoneOptions } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import {
  BLOCK_REASONS,
  type SubscriberProfile,
  type SubscriberUpdate,
  subscriberUpdateSchema,
} from '@org/schema/entities';
import {
  Alert,
  Button,
  Icon,
  PageHeader,
  Select,
  StatusDot,
  TextInput,
  toast,
  useFormats,
} from '@org/ui';
import { IconDownload, IconUser } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Controller, type Resolver } from 'react-hook-form';
import { SumTiles } from '../../../shell/figures/sum-tiles.tsx';
import { SUBSCRIPTION_TONES } from '../subscription-tones.ts';
import { text } from './messages.ts';
import { SubscriberActivity } from './subscriber-activity.tsx';
import { useSubscriberCalls } from './use-subscriber-calls.ts';
import './subscriber.css';

const { subscribers } = apiContract;

interface PartProps {
  readonly profile: SubscriberProfile;
}

// The schema returns the form's values.
const resolver = yupResolver(subscriberUpdateSchema) as unknown as Resolver<
  Required<SubscriberUpdate>
>;

/** Value of a time zone that is not set, since Mantine does not support empty values. */
const NO_ZONE = '-';

/** Returns the options of a time zone; a stored one remains an option even when this browser does not list it. */
function getZones(stored: string, countryZone: string): { value: string; label: string }[] {
  const known = zoneOptions();
  return [
    { value: NO_ZONE, label: countryZone ? text.countryZone(countryZone) : text.unknownZone },
    ...(stored && !known.some(({ value }) => value === stored)
      ? [{ value: stored, label: stored }]
      : []),
    ...known,
  ];
}

/** Renders the names and the time zone, which can be changed. */
function Names({ profile }: PartProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canUpdate = useCan('email_marketing.can_update');
  const { id, firstname, lastname, timezone, country_timezone } = profile;
  const { form, busy, failure, submit } = useCallForm({
    defaults: { firstname, lastname, timezone },
    resolver,
    async send(body) {
      const answer = await api.call(subscribers.update, { params: { id }, body });
      toast.success(answer.message);
      const { firstname: first, lastname: last, timezone: zone } = answer.subscriber;
      form.reset({ firstname: first, lastname: last, timezone: zone });
      await queries.invalidateQueries({ queryKey: callKey(subscribers.list) });
    },
  });
  return (
    <section className="ad-card" aria-label={text.name}>
      <form className="sb-names" onSubmit={submit} noValidate>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={text.firstname}
          disabled={!canUpdate}
          error={form.formState.errors.firstname?.message}
          {...form.register('firstname')}
        />
        <TextInput
          label={text.lastname}
          disabled={!canUpdate}
          error={form.formState.errors.lastname?.message}
          {...form.register('lastname')}
        />
        <Controller
          control={form.control}
          name="timezone"
          render={({ field, fieldState }) => (
            <Select
              label={text.timezone}
              searchable
              comboboxProps={{ keepMounted: false }}
              allowDeselect={false}
              disabled={!canUpdate}
              data={getZones(timezone, country_timezone)}
              value={field.value || NO_ZONE}
              error={fieldState.error?.message}
              onChange={(value) => field.onChange(value === NO_ZONE ? '' : (value ?? ''))}
            />
          )}
        />
        {canUpdate && (
          <Button type="submit" loading={busy} disabled={!form.formState.isDirty}>
            {text.save}
          </Button>
        )}
      </form>
    </section>
  );
}

/** Renders the lists of a subscriber, each with its record of consent, and the download of all data. */
function Lists({
  profile,
  onDownload,
}: PartProps & { readonly onDownload: () => void }): ReactElement {
  const { dateTime, day } = useFormats();
  const { lists, consent, source, created_at: since } = profile;
  const show = (name: string, value: string): string =>
    name.endsWith('_at') && !Number.isNaN(Date.parse(value)) ? dateTime(value) : value;
  return (
    <section className="ad-card" aria-label={text.lists}>
      <h2 className="at-section-title">{text.lists}</h2>
      <p className="at-meta">{text.since(source, day(since.slice(0, 10)))}</p>
      {lists.length === 0 && <p className="at-meta">{text.noLists}</p>}
      <ul className="ad-rows">
        {lists.map(({ id, name, status }) => {
          const entries = consent.find(({ list }) => list === name)?.entries ?? [];
          return (
            <li key={id} className="sb-list">
              <div className="sb-list-head">
                <span>{name}</span>
                <StatusDot tone={SUBSCRIPTION_TONES[status]} label={text.statuses[status]} />
              </div>
              {entries.length > 0 && (
                <details>
                  <summary>{text.consent}</summary>
                  <dl className="sb-consent">
                    {entries.map((entry) => (
                      <div key={entry.name}>
                        <dt>{text.fields[entry.name] ?? entry.name}</dt>
                        <dd>{show(entry.name, entry.value)}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <p className="at-meta">{text.dataAbout}</p>
      <div>
        <Button variant="default" leftSection={<Icon of={IconDownload} />} onClick={onDownload}>
          {text.data}
        </Button>
      </div>
    </section>
  );
}

/** Says that the address gets no emails, and why. */
function Notice({ profile: { blocked, paused_until: paused } }: PartProps): ReactElement | null {
  const { day } = useFormats();
  if (blocked !== 'none')
    return (
      <Alert color="red" title={text.blockedTitle}>
        {BLOCK_REASONS[blocked]}
      </Alert>
    );
  if (!paused) return null;
  return (
    <Alert color="yellow" title={text.pausedTitle}>
      {text.paused(day(paused.slice(0, 10)))}
    </Alert>
  );
}

/** Renders the profile of a subscriber. */
export function SubscriberScreen({ profile }: PartProps): ReactElement {
  const { number } = useFormats();
  const router = useRouter();
  const calls = useSubscriberCalls(profile);
  const canUpdate = useCan('email_marketing.can_update');
  const canRemove = useCan('email_marketing.can_delete');
  const { email, blocked, lists, received, opened, clicked, customer_id: customer } = profile;
  const canUnblock = blocked === 'manual' || blocked === 'hard_bounce';
  const share = (part: number): string =>
    `${number(received > 0 ? (part / received) * 100 : 0, 0)}%`;

  async function remove(): Promise<void> {
    if (await calls.remove()) await router.navigate({ href: '/admin/email-marketing/subscribers' });
  }

  return (
    <div className="ad-form-screen sb-screen">
      <AppLink href="/admin/email-marketing/subscribers" className="ad-back">
        {text.all}
      </AppLink>
      <PageHeader
        title={email}
        icon={IconUser}
        buttons={
          <>
            {customer !== null && (
              <Button component={AppLink} href={`/admin/customers/${customer}`} variant="default">
                {text.customer}
              </Button>
            )}
            {canUpdate && lists.some(({ status }) => status !== 'unsubscribed') && (
              <Button variant="default" onClick={() => void calls.unsubscribe()}>
                {text.unsubscribe}
              </Button>
            )}
            {canUpdate && canUnblock && (
              <Button variant="default" onClick={() => void calls.unblock()}>
                {text.unblock}
              </Button>
            )}
            {canUpdate && blocked === 'none' && (
              <Button variant="default" onClick={() => void calls.block()}>
                {text.block}
              </Button>
            )}
            {canRemove && (
              <Button variant="default" onClick={() => void remove()}>
                {text.remove}
              </Button>
            )}
          </>
        }
      />
      <Notice profile={profile} />
      <SumTiles
        sums={[
          { label: text.received, value: number(received) },
          { label: text.opened, value: number(opened), note: share(opened) },
          { label: text.clicked, value: number(clicked), note: share(clicked) },
        ]}
      />
      <div className="sb-columns">
        <div className="sb-column">
          <Names profile={profile} />
          <Lists profile={profile} onDownload={() => void calls.download()} />
        </div>
        <SubscriberActivity id={profile.id} />
      </div>
    </div>
  );
}

/** Renders the profile of the subscriber in the address. */
export function SubscriberRoute(): ReactElement {
  const api = useApi();
  const { id } = useParams({ strict: false });
  const canView = useCan('email_marketing.can_view');
  const found = useQuery({
    ...callQuery(api, subscribers.get, { params: { id: Number(id) } }),
    enabled: canView,
  });
  return (
    <LoadedScreen query={found} canView={canView} what={text.see}>
      {({ subscriber }) => <SubscriberScreen key={subscriber.id} profile={subscriber} />}
    </LoadedScreen>
  );
}
