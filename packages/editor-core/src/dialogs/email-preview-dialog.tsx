import { Dialog, ErrorState, Loader, Segmented } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import type { EditorHost, EmailPreview } from '../editor-host.ts';

const VIEWS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'text', label: 'Plain text' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** px of the two widths that mails are looked at in. */
const WIDTHS = { desktop: 680, mobile: 375 } as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** How large the mail is, of what mail programs show whole. */
function Size({ bytes, mostBytes }: Pick<EmailPreview, 'bytes' | 'mostBytes'>): ReactElement {
  return (
    <span className="at-email-size" data-over={bytes > mostBytes || undefined}>
      <meter min={0} max={mostBytes} high={mostBytes * 0.8} value={bytes} aria-hidden />
      {kilobytes(bytes)} of {kilobytes(mostBytes)}
    </span>
  );
}

function Shown({ email, view }: { email: EmailPreview; view: View }): ReactElement {
  return (
    <>
      <div className="at-email-head">
        <strong>{email.subject || 'No subject yet'}</strong>
        <Size {...email} />
      </div>
      {email.warnings.length > 0 ? (
        <ul className="at-email-warnings">
          {email.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {view === 'text' ? (
        <pre className="at-email-text">{email.text}</pre>
      ) : (
        <iframe
          className="at-email-frame"
          title="The email as readers see it"
          // No scripts, no forms, no way out: it is looked at alone.
          sandbox=""
          srcDoc={email.html}
          style={{ width: WIDTHS[view] }}
        />
      )}
    </>
  );
}

/** The open campaign as the mail that it will be: at the width of a desk and of a phone, as plain text, with its size. */
export function EmailPreviewDialog({
  host,
  onClose,
}: {
  host: EditorHost;
  onClose: () => void;
}): ReactElement {
  const { store, session } = useEditor();
  const [view, setView] = useState<View>('desktop');
  const [email, setEmail] = useState<EmailPreview | 'failed' | undefined>();
  useEffect(() => {
    const campaign = session.state.get().selectedCampaign;
    if (!campaign || !host.renderEmail) return;
    let isOpen = true;
    host.renderEmail(store.tree, campaign).then(
      (rendered) => isOpen && setEmail(rendered),
      () => isOpen && setEmail('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [store, session, host]);
  return (
    <Dialog open title="Preview email" width={760} onClose={onClose}>
      <div className="at-email">
        <Segmented<View> label="View" value={view} onChange={setView} options={[...VIEWS]} />
        {email === undefined ? <Loader size="sm" role="img" aria-label="Loading" /> : null}
        {email === 'failed' ? (
          <ErrorState
            title="The email could not be displayed"
            hint="Close this and open it again. Your work is not lost."
          />
        ) : null}
        {email !== undefined && email !== 'failed' ? <Shown email={email} view={view} /> : null}
      </div>
    </Dialog>
  );
}
