import { Dialog, TextInput } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/** An instant as a date and time field takes it: the author's own clock, to the minute. */
function toField(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Publishes the page at a time of the author's choice: until then visitors do not get it. */
export function ScheduleDialog({ onClose }: { onClose: () => void }): ReactElement | null {
  const { session, announce } = useEditor();
  const page = useEditorState((state) => state.selectedPage);
  const [at, setAt] = useState(() => {
    const stored = new Date(page?.publish_date ?? '');
    const isAhead = stored.getTime() > Date.now();
    return toField(isAhead ? stored : new Date(Date.now() + 3_600_000));
  });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  if (!page) return null;
  const publish = async (): Promise<void> => {
    const date = new Date(at);
    if (Number.isNaN(date.getTime())) return setError('Please choose a date and a time');
    setBusy(true);
    const done = await session.setPublished(true, date.toISOString());
    setBusy(false);
    if (!done) return onClose();
    announce(`Published from ${date.toLocaleString()}`, 'status');
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
          description="By the clock of this computer. Unsaved changes are saved first."
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
