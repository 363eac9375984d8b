import { ActionDialog, type ActionProblems, logFailure } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Release, ReleaseItem } from '@org/schema/entities';
import { fromWallTime, Segmented, Text, TextInput, toast, toWallTime, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { refusalText, useRefreshReleases } from '../../shell/releases/release-data.ts';
import { EFFECTS, text } from './messages.ts';
import { getTitle } from './release-items.tsx';

const { releases } = apiContract;

/** Renders the dialog that publishes a release now or schedules it: it names what goes live. */
export function PublishDialog({
  release,
  items,
  onClose,
}: {
  readonly release: Release;
  readonly items: readonly ReleaseItem[];
  readonly onClose: () => void;
}): ReactElement {
  const api = useApi();
  const refresh = useRefreshReleases();
  const { timezone } = useFormats();
  const { id, version, state } = release;
  const publish_at = state === 'scheduled' ? release.publish_at : null;
  const [when, setWhen] = useState<'now' | 'later'>(publish_at ? 'later' : 'now');
  const [time, setTime] = useState(publish_at ? toWallTime(publish_at, timezone) : '');
  const published = items.filter(({ effect }) => effect !== 'none');
  const isLater = when === 'later';

  async function send(): Promise<ActionProblems> {
    if (isLater && time === '') return { publish_at: text.chooseTime };
    try {
      const { message } = isLater
        ? await api.call(releases.schedule, {
            params: { id },
            body: { publish_at: fromWallTime(time, timezone), version },
          })
        : await api.call(releases.publish, { params: { id }, query: { version } });
      toast.success(message);
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      logFailure(text.actions[isLater ? 'schedule' : 'publish'], error);
      const { publish_at: wrongTime } = error.formErrors;
      return wrongTime ? { publish_at: wrongTime } : { '': refusalText(error) };
    } finally {
      await refresh();
    }
  }

  return (
    <ActionDialog
      title={text.publishTitle(release.name)}
      confirmLabel={isLater ? text.schedule : text.publishNow(published.length)}
      closeLabel={text.cancel}
      send={send}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>{text.publishAbout}</Text>
          <ul className="re-names">
            {published.map((item) => (
              <li key={item.id}>
                <span>{getTitle(item)}</span>
                <span className="at-meta">{EFFECTS[item.effect].before}</span>
              </li>
            ))}
          </ul>
          {published.length < items.length && (
            <Text className="ad-quiet">{text.leftOut(items.length - published.length)}</Text>
          )}
          <Segmented
            label={text.when}
            options={[
              { value: 'now', label: text.now },
              { value: 'later', label: text.later },
            ]}
            value={when}
            onChange={setWhen}
          />
          {isLater && (
            <TextInput
              type="datetime-local"
              label={text.time}
              description={text.timeIn(timezone)}
              value={time}
              error={problems.publish_at}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
