import { Dialog, ErrorState, Loader, Segmented, Switch } from '@org/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost, EmailPreview, EmailReader } from '../../session/host/editor-host.ts';
import { type PreviewMode, previewHtml } from './email-preview-html.ts';
import { ReaderPicker } from './reader-picker.tsx';

const VIEWS = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'text', label: 'Plain text' },
  { value: 'check', label: 'Check' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Preview widths of emails, px. */
const WIDTHS = { desktop: 680, mobile: 375 } as const;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Renders the size of the email and the limit of mail clients. */
function Size({ bytes, mostBytes }: Pick<EmailPreview, 'bytes' | 'mostBytes'>): ReactElement {
  return (
    <span className="at-email-size" data-over={bytes > mostBytes || undefined}>
      <meter min={0} max={mostBytes} high={mostBytes * 0.8} value={bytes} aria-hidden />
      {kilobytes(bytes)} of {kilobytes(mostBytes)}
    </span>
  );
}

function Shown({
  email,
  view,
  mode,
}: {
  email: EmailPreview;
  view: Exclude<View, 'check'>;
  mode: PreviewMode;
}): ReactElement {
  const shown = useMemo(() => previewHtml(email.html, mode), [email.html, mode]);
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
          // An empty sandbox: no scripts, no forms, no navigation.
          sandbox=""
          srcDoc={shown}
          style={{ width: WIDTHS[view] }}
        />
      )}
    </>
  );
}

/** Renders the open campaign as an email: in desktop and mobile width, in the dark, without pictures, as plain text, with its size and its check. */
export function EmailPreviewDialog({
  host,
  onClose,
}: {
  host: EditorHost;
  onClose: () => void;
}): ReactElement {
  const { store, session } = useEditor();
  const [view, setView] = useState<View>('desktop');
  const [mode, setMode] = useState<PreviewMode>({ isDark: false, isWithoutImages: false });
  const [email, setEmail] = useState<EmailPreview | 'failed' | undefined>();
  const [reader, setReader] = useState<EmailReader | undefined>();
  const campaign = useEditorState((state) => state.selectedCampaign);
  const check =
    view === 'check' && campaign
      ? host.renderEmailCheck?.(store.tree, campaign, (id) => {
          onClose();
          store.select([id]);
        })
      : undefined;
  useEffect(() => {
    const campaign = session.state.get().selectedCampaign;
    if (!campaign || !host.renderEmail) return;
    let isOpen = true;
    host.renderEmail(store.tree, campaign, reader).then(
      (rendered) => isOpen && setEmail(rendered),
      () => isOpen && setEmail('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [store, session, host, reader]);
  return (
    <Dialog open title="Preview email" width={760} onClose={onClose}>
      <div className="at-email">
        <div className="at-email-modes">
          <Segmented<View>
            label="View"
            value={view}
            onChange={setView}
            options={VIEWS.filter(({ value }) => value !== 'check' || host.renderEmailCheck)}
          />
          {view === 'text' || view === 'check' ? null : (
            <>
              <Switch
                label="Dark"
                title="As email clients show it that invert colors in the dark"
                checked={mode.isDark}
                onChange={({ currentTarget: { checked } }) => setMode({ ...mode, isDark: checked })}
              />
              <Switch
                label="Images off"
                checked={mode.isWithoutImages}
                onChange={({ currentTarget: { checked } }) =>
                  setMode({ ...mode, isWithoutImages: checked })
                }
              />
            </>
          )}
        </div>
        {host.findReaders && view !== 'check' ? (
          <ReaderPicker reader={reader} findReaders={host.findReaders} onChange={setReader} />
        ) : null}
        {check}
        {email === undefined && !check ? (
          <Loader size="sm" role="img" aria-label="Loading" />
        ) : null}
        {email === 'failed' ? (
          <ErrorState
            title="The email could not be displayed"
            hint="Close this and open it again. Your work is not lost."
          />
        ) : null}
        {email !== undefined && email !== 'failed' && view !== 'check' ? (
          <Shown email={email} view={view} mode={mode} />
        ) : null}
      </div>
    </Dialog>
  );
}
