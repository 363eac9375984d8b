import { sizeText } from '@org/schema';
import type { FormSubmission } from '@org/schema/entities';
import { Button, Icon } from '@org/ui';
import { IconDownload } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { NOTIFIED_TEXT, text } from './messages.ts';

/** Renders the submitted content. */
export function SubmissionSent({
  record,
  onNotify,
}: {
  readonly record: FormSubmission;
  /** Notifies the recipients of the form later; undefined for users who may not. */
  readonly onNotify: (() => Promise<void>) | undefined;
}): ReactElement {
  const [busy, setBusy] = useState(false);
  const { fields, files, message, notified, page_url } = record;
  // Submissions entered by staff have no fields.
  const shown =
    fields.length > 0 ? fields : [{ name: 'message', label: text.text, value: message }];
  const isEmpty = shown.every(({ value }) => value === '') && files.length === 0;
  return (
    <section className="ad-record-card" aria-label={text.sent}>
      {isEmpty ? (
        <p className="at-meta">{text.nothing}</p>
      ) : (
        <dl className="ad-submission-fields">
          {shown
            .filter(({ value }) => value !== '')
            .map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
      {files.length > 0 && (
        <ul className="ad-submission-files" aria-label={text.files}>
          {files.map(({ url, name, size }) => (
            <li key={url}>
              <a href={url} download={name}>
                <Icon of={IconDownload} size={16} />
                <span className="at-cut">{name}</span>
                <span className="at-meta">{sizeText(size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {page_url && (
        <div className="ad-submission-notified">
          <p className="at-meta">{NOTIFIED_TEXT[notified]}</p>
          {notified === 'no_provider' && onNotify && (
            <Button
              size="xs"
              variant="default"
              loading={busy}
              onClick={async () => {
                setBusy(true);
                await onNotify();
                setBusy(false);
              }}
            >
              {text.notify}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
