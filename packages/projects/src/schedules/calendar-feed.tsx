import { failureText } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { Button, CopyButton, Dialog, Icon, SkeletonLines, TextInput, toast } from '@org/ui';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

const { schedules } = apiContract;

function FeedDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const state = callQuery(api, schedules.feedState, {});
  const found = useQuery(state);
  const [url, setUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    try {
      setUrl(await work());
      await queries.invalidateQueries({ queryKey: state.queryKey });
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(false);
  }

  const hasFeed = found.data?.hasFeed ?? false;
  return (
    <Dialog
      open
      title={text.feed}
      onClose={onClose}
      buttons={[
        ...(hasFeed
          ? [
              {
                label: text.feedOff,
                disabled: isBusy,
                onPress: () =>
                  void run(async () => {
                    await api.call(schedules.removeFeed, {});
                    return undefined;
                  }),
              },
            ]
          : []),
        {
          label: hasFeed ? text.feedRenew : text.feedCreate,
          kind: 'primary',
          busy: isBusy,
          onPress: () => void run(async () => (await api.call(schedules.createFeed, {})).url),
        },
      ]}
    >
      {found.isPending ? (
        <SkeletonLines count={2} />
      ) : (
        <div className="pj-plan-form">
          <p>{hasFeed && url === undefined ? text.feedOn : text.feedAbout}</p>
          {url !== undefined && (
            <>
              <TextInput
                label={text.feedAddress}
                value={url}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
                rightSection={<CopyButton text={url} />}
              />
              <p className="at-meta">{text.feedSecret}</p>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Renders the button that opens the address of the user's calendar feed. */
export function CalendarFeed(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconCalendarShare} />}
        onClick={() => setOpen(true)}
      >
        {text.subscribe}
      </Button>
      {isOpen && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  );
}
