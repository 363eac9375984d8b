import { Dialog, fromWallTime, TextInput, toWallTime, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';

/** Schedules this version of the page. Until its time a public page stays as visitors see it now, and a draft stays hidden. */
export function ScheduleDialog({ onClose }: { onClose: () => void }): ReactElement | null {
  const { session, announce } = useEditor();
  const { timezone, dateTime } = useFormats();
  const page = useEditorState((state) => state.selectedPage);
  const [at, setAt] = useState(() => {
    const stored = new Date(page?.publish_date ?? '');
    const isAhead = stored.getTime() > Date.now();
    const shown = isAhead ? stored : new Date(Date.now() + 3_600_000);
    return toWallTime(shown.toISOString(), timezone);
  });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  if (!page) return null;
  const publish = async (): Promise<void> => {
    const instant = fromWallTime(at, timezone);
    if (instant === '') return setError('Choose a date and time');
    if (new Date(instant).getTime() <= Date.now())
      return setError('Choose a time in the future, or publish the page now');
    setBusy(true);
    const done = await session.publication.schedule(instant);
    setBusy(false);
    if (!done) return onClose();
    announce(`Scheduled for ${dateTime(instant)}`, 'status');
    onClose();
  };
  return (
    <Dialog
      open
      title="Schedule"
      onClose={onClose}
      buttons={[
        { label: 'Cancel', onPress: onClose },
        { label: 'Schedule', kind: 'primary', busy, onPress: () => void publish() },
      ]}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <TextInput
          type="datetime-local"
          label="Date and time"
          description={`In the time zone ${timezone.replaceAll('_', ' ')}. ${
            page.is_public
              ? 'Until then visitors see the current version.'
              : 'Until then visitors do not see the page.'
          }`}
          data-autofocus
          value={at}
          error={error || null}
          onChange={(event) => {
            setAt(event.currentTarget.value);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
