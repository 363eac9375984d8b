import { Dialog } from '@org/ui';
import { useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { RecordEditor } from './record-editor.tsx';
import type { AnyRecord, RecordScreen } from './record-screen.ts';

/** Props of the dialog: configuration of the record, and the handler of closing. */
export interface CreateRecordDialogProps<
  Rec extends AnyRecord,
  Values extends Record<string, unknown>,
> {
  readonly screen: RecordScreen<Rec, Values>;
  readonly onClose: () => void;
}

/** Creates a record in a dialog and opens its screen. */
export function CreateRecordDialog<Rec extends AnyRecord, Values extends Record<string, unknown>>({
  screen,
  onClose,
}: CreateRecordDialogProps<Rec, Values>): ReactElement {
  const router = useRouter();
  return (
    <Dialog open width={640} title={screen.text.newTitle} onClose={onClose}>
      <RecordEditor
        screen={screen}
        record={undefined}
        isBare
        onCreated={(record) => {
          onClose();
          void router.navigate({ href: screen.href(record), ignoreBlocker: true });
        }}
      />
    </Dialog>
  );
}
