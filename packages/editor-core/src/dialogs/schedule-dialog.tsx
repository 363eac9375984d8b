import { Dialog, fromWallTime, TextInput, toWallTime, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/** Publishes the page at a time of the author's choice: until then visitors do not get it. */
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
    if (instant === '') return setError('Please choose a date and a time');
    setBusy(true);
    const done = await session.setPublished(true, instant);
    setBusy(false);
    if (!done) return onClose();
    announce(`Published from ${dateTime(instant)}`, 'status');
    onClose();
  };
  return (
    <Dialog
      open
      title="Publish at a time"
      onClose={onClose}
      buttons={[
        { label: 'Cancel', onPress: onClose },
        { label: 'Publish then', kind: 'primary', busy, onPress: () => void publish() },
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
          description={`In the time zone ${timezone.replaceAll('_', ' ')}. Unsaved changes are saved first.`}
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
